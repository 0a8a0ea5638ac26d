import { expect, test } from 'vitest';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { certificateProblem, fileNameProblem } from '#schema/validation/upload.ts';

test('a file name has a largest length', () => {
  const named = (length: number) => fileNameProblem({ name: 'x'.repeat(length) });
  expect(named(LENGTHS.fileName)).toBeNull();
  expect(named(LENGTHS.fileName + 1)).toBe('maxLength|label=fileName|max=255');
});

test.each([
  ['gst.pdf', 10, null],
  ['GST.PNG', 1, null],
  ['gst.docx', 10, 'certificateType'],
  ['gst', 10, 'certificateType'],
  ['gst.pdf', 11, expect.stringMatching(/^fileSize/)],
  ['gst.pdf', 0, expect.stringMatching(/empty/i)],
])('a certificate of at most ten bytes: %s with %i bytes', (name, size, problem) => {
  expect(certificateProblem({ name, size }, 10)).toEqual(problem);
});
