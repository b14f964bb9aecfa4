import { expect, test } from '@jest/globals';
import { suggestedTitle } from '../../../src/core/upload/suggested-title.ts';

test.each([
  { name: 'a tab somebody named', sheet: 'Hill farm 1961-1990', expected: 'Hill farm 1961-1990' },
  { name: 'a tab nobody named', sheet: 'Sheet1', expected: 'The file' },
  { name: 'one in Spanish', sheet: 'Hoja 2', expected: 'The file' },
  { name: 'one in Japanese', sheet: 'シート1', expected: 'The file' },
  { name: 'a tab named for what it holds', sheet: 'Data', expected: 'The file' },
  { name: 'one in French', sheet: 'Données', expected: 'The file' },
  { name: 'a year alone', sheet: '1961', expected: '1961' },
])('suggestedTitle: $name', ({ sheet, expected }) => {
  const tab = { spreadsheetName: 'The file', sheetName: sheet, tabs: 1 };
  expect(suggestedTitle(tab, {})).toBe(expected);
});

test.each([
  { name: 'a station with a number', sheet: 'Palapye 2', expected: 'The file, Palapye 2' },
  { name: 'what it holds', sheet: 'Monthly', expected: 'The file, Monthly' },
  { name: 'a station without one', sheet: 'Maun Airport', expected: 'Maun Airport' },
])('suggestedTitle, beside other tabs: $name', ({ sheet, expected }) => {
  const tab = { spreadsheetName: 'The file', sheetName: sheet, tabs: 12 };
  expect(suggestedTitle(tab, {})).toBe(expected);
});

test.each([
  { name: 'one place of a tab', wishes: { station: 'Garden' }, expected: '1961, Garden' },
  { name: 'no place of those named', wishes: { station: 'none' }, expected: '1961' },
  { name: 'several tabs in one', wishes: { sheets: ['1961', '1962'] }, expected: 'The file' },
  { name: 'one tab of several', wishes: { sheets: ['1961'] }, expected: '1961' },
])('suggestedTitle: $name', ({ wishes, expected }) => {
  expect(suggestedTitle({ spreadsheetName: 'The file', sheetName: '1961', tabs: 12 }, wishes)).toBe(
    expected,
  );
});
