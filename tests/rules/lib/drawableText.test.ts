import { expect, test } from 'vitest';
import { drawableText, undrawableIn } from '#server/lib/pdf/drawableText.ts';

test.each([
  ['Zoë – “5 → 7”', 'Zoë – “5 > 7”'],
  ['Śrīnivāsan Čapek', 'S\u0301ri\u0304niva\u0304san Capek'],
  ['𝐁𝐨𝐥𝐝 ﬁ １０', 'Bold fi 10'],
  ['Java ● SQL ≥ 90%\u202f👍🏽', 'Java • SQL >= 90% '],
  ['क़ानून ₹5', 'क\u093cानून ₹5'],
])('“%s” is drawn as “%s”', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
  expect(undrawableIn(drawn)).toEqual([]);
});

test('letters of other scripts cannot be drawn', () => {
  expect(undrawableIn(drawableText('கணக்கு clerk'))).toEqual(['க', 'ண', '்', 'ு']);
});
