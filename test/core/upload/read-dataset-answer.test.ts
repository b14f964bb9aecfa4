import { expect, it, test } from '@jest/globals';
import { readDatasetAnswer } from '../../../src/core/upload/compare-upload.ts';
import { anAnswer } from '../../support/session-fixtures.ts';

const NO_ANSWER = { why: 'connection.no-answer', reached: 'perhaps' } as const;
const ROW = { Year: 1990, '01_max': 7.2, '12_rain': 0 };
const answerOf = (rows: unknown, status = 200) => anAnswer(status, { dataset: { rows } });

it('gives the rows of a dataset', () => {
  expect(readDatasetAnswer(answerOf([ROW, { Year: 1991 }]))).toEqual([ROW, { Year: 1991 }]);
});

test.each([
  { name: 'another status', answer: answerOf([ROW], 206) },
  { name: 'no connection', answer: { status: null, failure: NO_ANSWER } },
  { name: 'no rows', answer: anAnswer(200, { dataset: {} }) },
  { name: 'no dataset', answer: anAnswer(200, { rows: [ROW] }) },
  { name: 'rows that are no list', answer: answerOf(ROW) },
  { name: 'a row without a year', answer: answerOf([ROW, { '01_max': 7.2 }]) },
  { name: 'half a year', answer: answerOf([{ ...ROW, Year: 1990.5 }]) },
  { name: 'a column that we do not know', answer: answerOf([ROW, { ...ROW, '13_max': 1 }]) },
  { name: 'a text among the values', answer: answerOf([ROW, { ...ROW, '02_max': '7.2' }]) },
  { name: 'a null among the values', answer: answerOf([{ ...ROW, '02_max': null }, ROW]) },
])('compares nothing with $name', ({ answer }) => {
  expect(readDatasetAnswer(answer)).toBeNull();
});
