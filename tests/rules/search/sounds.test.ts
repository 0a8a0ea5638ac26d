import { expect, test } from 'vitest';
import { similarSounding } from '#server/modules/search/words/soundAlike.rules.ts';
import { inLatin } from '#server/modules/search/words/hindi.rules.ts';
import { skeleton } from '#server/modules/search/words/sounds.rules.ts';

test.each([
  ['चौकीदार', 'chaukidar'],
  ['सरकारी', 'sarkari'],
  ['लखनऊ', 'lakhnau'],
  ['मुंबई', 'munbai'],
  ['कर्मचारी', 'karmachari'],
  ['नर्स', 'nars'],
  ['अध्यापक', 'adhyapak'],
])('%s is typed %s', (hindi, latin) => expect(inLatin(hindi)).toBe(latin));

test.each([
  ['pharmacist', 'farmasist'],
  ['technician', 'teknishan'],
  ['receptionist', 'risepshanist'],
  ['engineer', 'injiniyar'],
  ['consultant', 'kansaltent'],
  ['designer', 'dizainar'],
])('%s sounds like %s', (one, other) => expect(skeleton(one)).toBe(skeleton(other)));

test.each([
  ['एनालिस्ट', 'analyst'],
  ['कंसल्टेंट', 'consultant'],
  ['मर्चेंडाइजर', 'merchandiser'],
  ['रेडियोग्राफर', 'radiographer'],
  ['एग्जीक्यूटिव', 'executive'],
  ['वेयरहाउस', 'warehouse'],
  ['प्रोक्योरमेंट', 'procurement'],
  ['इंश्योरेंस', 'insurance'],
])('%s is read as %s', (hindi, english) =>
  expect(similarSounding(inLatin(hindi))[0]).toBe(english),
);
