import { describe, expect, test } from 'vitest';
import {
  decideVerificationSchema,
  verificationSchema,
} from '#schema/validation/employers/verification.ts';
import { sentences, TODAY } from '../sentences.ts';

describe('the number of a company', () => {
  const GSTIN = '27AAPFU0939F1ZV';
  const cin = (year: number) => `U72200KA${year}PTC123456`;
  const send = (kind: string, number: string) =>
    sentences(verificationSchema(TODAY), { kind, number, documentId: 'a' });

  test.each([
    ['gstin', GSTIN],
    ['gstin', ' 27 aapfu-0939f 1zv '],
    ['cin', cin(2013)],
    ['cin', cin(2026)],
  ])('%s %s is accepted', (kind, number) => expect(send(kind, number)).toEqual({}));

  test.each([
    ['gstin', cin(2013)],
    ['gstin', GSTIN.replace('V', 'W')],
    ['cin', GSTIN],
    ['cin', cin(2027)],
  ])('%s %s is refused', (kind, number) => {
    expect(send(kind, number)).toEqual({ number: expect.stringMatching(new RegExp(kind, 'i')) });
  });

  test('needs its kind, and the certificate', () => {
    expect(Object.keys(sentences(verificationSchema(TODAY), {}))).toEqual([
      'kind',
      'number',
      'documentId',
    ]);
  });
});

test.each([
  ['confirm', undefined, {}],
  ['reject', 'The name differs', {}],
  ['reject', undefined, { note: expect.stringMatching(/is required/) }],
  ['remove', null, { note: expect.stringMatching(/is required/) }],
])('a decision to %s with the note %s', (decision, note, errors) => {
  expect(sentences(decideVerificationSchema, { id: 'a', decision, note })).toEqual(errors);
});
