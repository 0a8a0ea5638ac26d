import fc from 'fast-check';

/** Texts of any characters. For `unit: 'binary'`, fast-check lists all million of them first, which takes seconds. */
export const anyCharacters = (limits: fc.ArrayConstraints = {}) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), limits)
    .map((points) => String.fromCodePoint(...points));
