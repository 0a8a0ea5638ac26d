import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import type { SiteLocale } from '#client/lib/locale.ts';
import { loadWords } from '#client/lib/words.ts';
import { ExplorerBar } from '#client/pages/explorer/ExplorerBar.tsx';
import { storedKey } from '#client/pages/explorer/explorerKey.ts';
import { explorerWords } from '#client/pages/explorer/explorerWords.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

const AREAS = ['apiDocs'] as const;

/** The authorization of each request, and the response of `/graphql`. */
const asked: (string | null)[] = [];
let answer = (key: string | null): object | Error =>
  key === 'Bearer kmb_good' ? { data: { viewer: { id: '1' } } } : { errors: [{ message: 'No.' }] };

beforeEach(() => {
  asked.length = 0;
  const usual = answer;
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('authorization');
    asked.push(key);
    const reply = answer(key);
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(Response.json(reply));
  });
  return () => {
    answer = usual;
    vi.unstubAllGlobals();
  };
});

function Bar() {
  const [key, setKey] = useState(storedKey);
  return <ExplorerBar value={key} onChange={setKey} />;
}

async function open(locale: SiteLocale = 'en') {
  await loadWords(locale, AREAS);
  const bar = (
    <Words areas={AREAS}>
      <Bar />
    </Words>
  );
  return drawInSite(bar, { locale });
}

const box = () => screen.getByLabelText<HTMLInputElement>('API key');
const keyState = () =>
  document.getElementById(box().getAttribute('aria-describedby')!)?.textContent;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const useKey = (key: string) => {
  fireEvent.change(box(), { target: { value: key } });
  fireEvent.click(screen.getByRole('button', { name: 'Use key' }));
};

describe('the key of the explorer', () => {
  test('without a key the bar says so, sends nothing and links back to the site', async () => {
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'API explorer' })).toBeTruthy();
    expect(keyState()).toBe('You are using the API as a guest');
    expect(buttons()).toEqual(['Use key']);
    expect(asked).toEqual([]);
    expect([box().type, box().autocomplete, box().value]).toEqual(['password', 'off', '']);
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Kaamyab', '/'],
      ['API documentation', '/docs/api'],
      ['schema.graphql', '/schema.graphql'],
    ]);
    await expectNoViolations(container);
  });

  test('is tried when it is used, kept for this tab only, and forgotten on request', async () => {
    await open();
    useKey('  kmb_good ');
    expect(keyState()).toBe('Checking the key…');
    await waitFor(() => expect(keyState()).toBe('You are using this key, in this tab only'));
    expect(asked).toEqual(['Bearer kmb_good']);
    expect([box().value, storedKey()]).toEqual(['kmb_good', 'kmb_good']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('kmb_good');
    expect(buttons()).toEqual(['Use key', 'Continue as a guest']);
    fireEvent.click(screen.getByRole('button', { name: 'Continue as a guest' }));
    expect(keyState()).toBe('You are using the API as a guest');
    expect([box().value, storedKey(), sessionStorage.length]).toEqual(['', '', 0]);
    expect(asked).toHaveLength(1);
  });

  test('that is invalid says so, and so does one that could not be tried', async () => {
    const refused = 'This API key is invalid, expired or revoked. Check that you copied all of it.';
    await open();
    useKey('kmb_wrong');
    await waitFor(() => expect(keyState()).toBe(refused));
    answer = () => new TypeError('Failed to fetch');
    useKey('kmb_good');
    expect(keyState()).toBe('Checking the key…');
    await waitFor(() => expect(keyState()).toBe(refused));
    expect(asked).toEqual(['Bearer kmb_wrong', 'Bearer kmb_good']);
  });

  test('is still there when the tab is reloaded', async () => {
    sessionStorage.setItem('explorerKey', 'kmb_good');
    await open();
    expect(box().value).toBe('kmb_good');
    await waitFor(() => expect(keyState()).toBe('You are using this key, in this tab only'));
  });

  test('can be the user’s own login, which is read only when its button is pressed', async () => {
    localStorage.setItem('token', 'a-login');
    await open();
    expect(buttons()).toEqual(['Use key', 'Use my login']);
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Use my login' }));
    await waitFor(() => expect(asked).toEqual(['Bearer a-login']));
    expect([box().value, storedKey()]).toEqual(['a-login', 'a-login']);
    expect(buttons()).toEqual(['Use key', 'Continue as a guest']);
  });

  test('works even where it cannot be stored', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => undefined }); // oxfmt-ignore
    await open();
    useKey('kmb_good');
    await waitFor(() => expect(keyState()).toBe('You are using this key, in this tab only'));
  });
});

test('in Hindi the link back to the site is the Hindi one', async () => {
  await open('hi');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/hi', '/hi/docs/api', '/schema.graphql']);
});

test('the explorer is translated into each language', async () => {
  const [english, hindi] = await Promise.all([explorerWords('en'), explorerWords('hi')]);
  expect(english.apiDocs.explorer.title).toBe('API explorer');
  expect(hindi.apiDocs.explorer.title).not.toBe('API explorer');
  expect(Object.keys(english)).toEqual(['apiDocs']);
});
