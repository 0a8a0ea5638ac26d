import { afterEach, expect, test } from 'vitest';
import { areShortcutsBlocked } from '#client/lib/document/shortcuts.ts';

afterEach(() => document.body.replaceChildren());

function drawn(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

test('a key in a field is typed there, and is not a shortcut', () => {
  for (const field of [
    '<input>',
    '<input type="radio">',
    '<textarea></textarea>',
    '<select></select>',
    '<p contenteditable></p>',
  ])
    expect(areShortcutsBlocked(drawn(field)), field).toBe(true);
  for (const other of [
    '<input type="checkbox">',
    '<button></button>',
    '<p contenteditable="false"></p>',
  ])
    expect(areShortcutsBlocked(drawn(other)), other).toBe(false);
});

test('what is open above the page has the keys', () => {
  for (const overlay of ['<dialog open></dialog>', '<p role="dialog"></p>']) {
    drawn(overlay);
    expect(areShortcutsBlocked(document.body), overlay).toBe(true);
  }
  drawn('<dialog></dialog>');
  expect(areShortcutsBlocked(document.body)).toBe(false);
});
