import { expect, test } from 'vitest';

const PAGE = `
  <main id="top" class="page wide">
    <h1>Jobs</h1>
    <form aria-label="Search" data-kind='a"b'>
      <label for="words">Words</label><input id="words" name="words" value="nurse" />
      <label>City <input type="text" name="city" /></label>
      <label for="words">again</label>
      <label for="nothing">nowhere</label><label for="plain">none</label><p id="plain"></p>
      <input type="hidden" id="secret" /><label for="secret">secret</label>
      <input type="CHECKBOX" checked /><input type="radio" disabled />
      <button class="wide" aria-expanded="false">Find</button>
    </form>
    <ul role="list"><li class="a">1</li><li class="a b">2</li><li>3</li></ul>
    <svg viewBox="0 0 1 1"><linearGradient id="fade" /><a href="#top"><title>up</title></a></svg>
    <a href="/browse-jobs?page=2" lang="hi">next</a><a>none</a><div></div>
  </main>`;

/** Added to a selector, this leaves it to jsdom, because it asks for a state. No element matches it. */
const NOTHING = ', nowhere:hover';

function parts(): [Document, Element, Element] {
  document.body.innerHTML = PAGE;
  return [document, document.querySelector('form')!, document.querySelector('ul')!];
}

test.for([
  '*',
  'main h1',
  'main > ul > li',
  'LI',
  '#words',
  '.a',
  '.a.b, .wide',
  '[id="words"]',
  "[data-kind='a\"b']",
  '[href^="/browse"], [href$="top"], [href*="page"]',
  '[class~="b"]',
  '[lang|="hi"]',
  '[type="checkbox"], [type=radio]',
  '[role="list"], ul:not([role])',
  'a[href]:not([href=""])',
  'input:not([type]):not([list])',
  'button, input:not([type="hidden" i])',
  'label + input, h1 ~ ul',
  'li:first-child, li:last-child',
  'li:nth-child(2)',
  ':is(h1, li):not(.a)',
  'body.page, html body main',
  'svg > a > title',
  ':checked, :disabled',
])('%s selects what jsdom matches', (selector) => {
  for (const part of parts()) {
    const all = [...part.getElementsByTagName('*')];
    const expected = all.filter((element) => element.matches(selector + NOTHING));
    expect([...part.querySelectorAll(selector)]).toEqual(expected);
    expect(part.querySelector(selector)).toBe(expected[0] ?? null);
    for (const element of all) {
      expect(element.matches(selector)).toBe(expected.includes(element));
      expect(element.closest(selector)).toBe(element.closest(selector + NOTHING));
    }
  }
});

test('a change of the page changes what is selected', () => {
  const [, form, list] = parts();
  const second = list.children[1]!;
  expect(list.querySelectorAll('.b')).toHaveLength(1);
  second.className = '';
  expect(list.querySelectorAll('.b')).toHaveLength(0);
  list.append(Object.assign(document.createElement('li'), { className: 'b' }));
  expect(list.querySelector('.b')).toBe(list.lastElementChild);
  list.remove();
  expect(document.querySelector('li')).toBeNull();
  expect(list.querySelectorAll('li')).toHaveLength(4);
  expect(form.querySelector('li')).toBeNull();
});

test('a box that was unticked is no longer checked, even if its attribute says so', () => {
  document.body.innerHTML = '<input type="checkbox" checked />';
  const box = document.querySelector('input')!;
  expect(document.querySelector(':checked')).toBe(box);
  box.checked = false;
  expect(document.querySelector(':checked')).toBeNull();
});

test('an invalid selector is refused', () => {
  parts();
  expect(() => document.querySelector('a[')).toThrow(
    expect.objectContaining({ name: 'SyntaxError' }),
  );
});

test('labels belong to their controls, also after a change', () => {
  parts();
  const labels = (selector: string) =>
    [...(document.querySelector<HTMLInputElement>(selector)!.labels ?? [])].map(({ textContent }) =>
      textContent.trim(),
    );
  expect(labels('#words')).toEqual(['Words', 'again']);
  expect(labels('[name=city]')).toEqual(['City']);
  expect(labels('button')).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('#secret')!.labels).toBeNull();
  for (const id of ['nothing', 'plain', 'secret'])
    expect(document.querySelector<HTMLLabelElement>(`[for=${id}]`)!.control).toBeNull();
  const last = document.querySelector<HTMLLabelElement>('[for=nothing]')!;
  last.htmlFor = 'words';
  expect(labels('#words')).toEqual(['Words', 'again', 'nowhere']);
  document.querySelector('label')!.remove();
  expect(labels('#words')).toEqual(['again', 'nowhere']);
});

test('a list of children follows the page while it is read', () => {
  const list = parts()[2];
  const read: string[] = [];
  for (const node of list.childNodes) {
    read.push(node.textContent!);
    if (read.length === 1) list.append('4');
  }
  expect(read).toEqual(['1', '2', '3', '4']);
});
