import { expect, test } from 'vitest';
import { markText, type TextMark } from '#client/components/posting/markdownText.ts';

/** "a [b] c": the selection is in brackets. */
function marked(mark: TextMark, given: string): string {
  const start = given.indexOf('[');
  const end = given.indexOf(']') - 1;
  const text = given.replace(/[[\]]/g, '');
  const after = markText(mark, { text, start, end });
  const { text: now } = after;
  return `${now.slice(0, after.start)}[${now.slice(after.start, after.end)}]${now.slice(after.end)}`;
}

test.each([
  ['bold', 'Taste [tea] daily', 'Taste **[tea]** daily'],
  ['bold', 'Taste **[tea]** daily', 'Taste [tea] daily'],
  ['bold', 'Taste []', 'Taste **[]**'],
  ['heading', 'One\nDut[i]es\nTwo', 'One\n### Duties[]\nTwo'],
  ['heading', '### Duti[]es', 'Duties[]'],
  ['list', 'You:\nta[ste\nwrit]e\nEnd', 'You:\n[- taste\n- write]\nEnd'],
  ['list', '[- taste\n- write]', '[taste\nwrite]'],
  ['list', '[- taste\nwrite]', '[- taste\n- write]'],
  ['heading', '- Dut[]ies', '### Duties[]'],
] as const)('%s turns “%s” into “%s”', (mark, given, after) => {
  expect(marked(mark, given)).toBe(after);
});
