import { expect, test } from '@jest/globals';
import { checkUploadMemory } from '../../../src/core/upload/check-upload-memory.ts';

const TYPED = { title: 'Hill farm', description: '', isPublic: true };

test.each([
  { name: '200 pictures are 200 characters', typed: { title: '🌦'.repeat(200) }, kind: null },
  {
    name: '201 are one too many',
    typed: { title: '🌦'.repeat(201) },
    kind: 'upload.title-too-long',
  },
  {
    name: 'a description is counted so too',
    typed: { description: '🌦'.repeat(5000) },
    kind: null,
  },
])('checkUploadMemory counts as the service does: $name', ({ typed, kind }) => {
  const checked = checkUploadMemory({ ...TYPED, ...typed });
  expect(checked.ok ? null : checked.problem.kind).toBe(kind);
});
