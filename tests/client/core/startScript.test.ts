import { runInNewContext } from 'node:vm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { start } from '#client/lib/document/startScript.ts';
import { THEME_SCRIPT } from '#client/lib/themeScript.ts';
import { repeatEarlyInput } from '#client/lib/document/repeatEarlyInput.ts';

const SCRIPTS = ['/assets/main.js', '/assets/page.js'];

/** A document before React, in whose head the script runs. */
function openDocument(body: string, scripts = SCRIPTS): void {
  document.body.innerHTML = body;
  const script = document.createElement('script');
  script.dataset['scripts'] = JSON.stringify(scripts);
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  start();
  current.mockRestore();
}

afterEach(() => {
  window.earlyInput?.stop();
  delete window.earlyInput;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** What React hears, and what the browser does by itself. */
function follow(selector: string, name: string) {
  const heard = vi.fn<(event: Event) => void>();
  find(selector).addEventListener(name, heard);
  return heard;
}

test('the language that an address names after a # is remembered, and leaves the address', () => {
  document.documentElement.lang = 'en';
  localStorage.setItem('language', 'hi');
  onTestFinished(() => localStorage.removeItem('language'));
  history.replaceState(null, '', '/faq?search=pay#en');
  const run = () => {
    const script = document.createElement('script');
    script.textContent = THEME_SCRIPT;
    document.head.append(script);
  };
  run();
  expect(localStorage.getItem('language')).toBe('en');
  expect(location.href.replace(location.origin, '')).toBe('/faq?search=pay');
  history.replaceState(null, '', '/faq#resumeFiles');
  run();
  expect(location.hash).toBe('#resumeFiles');
});

test('an address without a language leads to the chosen one, with its query and hash', () => {
  const replace = vi.fn<(address: string) => void>();
  runInNewContext(THEME_SCRIPT, {
    document: { documentElement: { lang: 'en' } },
    localStorage: { getItem: (name: string) => (name === 'language' ? 'hi' : null) },
    location: { pathname: '/reset-password', search: '?token=abc', hash: '#form', replace },
  });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/hi/reset-password?token=abc#form');
});

test('requests every script at the first sign of use', () => {
  openDocument('<p>text</p>');
  expect(requested()).toEqual([]);
  const move = (clientX: number) =>
    find('p').dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX }));
  // Where the pointer rests when the page appears.
  move(5);
  expect(requested()).toEqual([]);
  move(6);
  move(7);
  expect(requested()).toEqual(['/assets/main.js', '/assets/page.js']);
  expect(find('script[type=module]').getAttribute('src')).toBe('/assets/main.js');
});

test('a finger on a link requests nothing, and the link is followed at once', () => {
  openDocument('<a href="#next"><b>Next</b></a>');
  const touch = Object.assign(new Event('pointerdown', { bubbles: true }), {
    pointerType: 'touch',
  });
  find('b').dispatchEvent(touch);
  expect(requested()).toEqual([]);
  const clicked = follow('a', 'click');
  find('b').click();
  expect(clicked.mock.lastCall?.[0].defaultPrevented).toBe(false);
});

test('only the last press is repeated', () => {
  openDocument('<button type="button" id="a">A</button><button type="button" id="b">B</button>');
  const [first, second] = [follow('#a', 'click'), follow('#b', 'click')];
  find('#a').click();
  find('#b').click();
  expect(second).not.toHaveBeenCalled();
  repeatEarlyInput();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  find('#a').click();
  expect(first).toHaveBeenCalledTimes(1);
});

test('a press shows a line at the top until the page can repeat it', () => {
  openDocument('<button type="button">A</button>');
  const { dataset } = document.documentElement;
  expect(dataset['loading']).toBeUndefined();
  find('button').click();
  expect(dataset['loading']).toBe('');
  repeatEarlyInput();
  expect(dataset['loading']).toBeUndefined();
});

test('a form without an address waits, one with an address is sent by the browser', () => {
  openDocument(
    '<form id="a"><button>Send</button></form><form id="b" action="/x"><button>Go</button></form>',
  );
  const [waits, sent] = [follow('#a', 'submit'), follow('#b', 'submit')];
  for (const heard of [waits, sent]) heard.mockImplementation((event) => event.preventDefault());
  find('#b button').click();
  expect(sent).toHaveBeenCalledTimes(1);
  find('#a button').click();
  expect(waits).not.toHaveBeenCalled();
  repeatEarlyInput();
  expect(waits).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a shortcut is repeated, a letter in a field is not', () => {
  openDocument('<input>');
  const press = (selector: string, key: string) =>
    find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('body', '/');
  press('input', 'x');
  const heard = follow('body', 'keydown');
  repeatEarlyInput();
  expect(heard.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['/']);
});

test('a chosen option is reported again', () => {
  openDocument('<select><option>new<option>old</select>');
  const select = find('select') as HTMLSelectElement;
  select.value = 'old';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  const heard = follow('select', 'change');
  repeatEarlyInput();
  expect(heard).toHaveBeenCalled();
  expect(select.value).toBe('old');
});

/** jsdom does not reload, so what counts is what is remembered before it. */
const reloadedFor = () => sessionStorage.getItem('reloadedFor');

test.each([
  ['a style', [], '<link rel="stylesheet">'],
  ['a script that loads at once', [], '<script type="module"></script>'],
  ['a script that waits', SCRIPTS, ''],
])('%s that is gone makes the page reload once', (_file, scripts, tags) => {
  document.head.innerHTML = tags;
  openDocument('<p>text</p>', scripts);
  find('p').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(reloadedFor()).toBeNull();
  const fails = () => [...document.head.children].at(-1)!.dispatchEvent(new Event('error'));
  fails();
  expect(reloadedFor()).toBe(location.href);
  const count = document.head.children.length;
  fails();
  find('p').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.head.children.length > count).toBe(scripts.length > 0);
});

test('a file that is only preloaded, or an image, reloads nothing', () => {
  document.head.innerHTML = '<link rel="modulepreload">';
  openDocument('<img>');
  for (const selector of ['link', 'img']) find(selector).dispatchEvent(new Event('error'));
  expect(reloadedFor()).toBeNull();
});

test('a link to a language is remembered as the choice', () => {
  onTestFinished(() => localStorage.removeItem('language'));
  openDocument('<a href="#hi" hreflang="hi">हिन्दी</a>');
  find('a').click();
  expect(localStorage.getItem('language')).toBe('hi');
});
