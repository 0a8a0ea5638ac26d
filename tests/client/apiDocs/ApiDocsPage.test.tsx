import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import type { SiteLocale } from '#client/lib/locale.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { loader, meta, Page } from '#client/pages/apiDocs/ApiDocsPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';

const CHAPTERS = [
  ['first-steps', 'First steps', '```sh\ncurl https://kaamyab.example/graphql\n```'],
  ['keys-scopes', 'Keys & scopes', '```js\nconst url = "https://kaamyab.example/api";\n```'],
] as const;

// docs/api is rendered at build time, so two short chapters are rendered here instead.
vi.mock('#client/pages/apiDocs/chapters.ts', async () => {
  const { renderChapter } = await import('#server/launch/apiDocs/renderChapter.ts');
  return { CHAPTERS: CHAPTERS.map(([, title, text]) => renderChapter(`# ${title}\n\n${text}\n`)) };
});

const AREAS = ['apiDocs'] as const;

async function open(locale: SiteLocale = 'en') {
  const request = new Request('https://jobs.example/docs/api');
  expect(await loader({ client: undefined as never, params: {}, request })).toBeNull();
  await loadWords(locale, AREAS);
  const page = (
    <Words areas={AREAS}>
      <Page />
    </Words>
  );
  return drawInSite(page, { locale, path: '/docs/api' });
}

const text = () => document.getElementById('api-docs-text')!;
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the API documentation', () => {
  test('shows all chapters, and its contents link to each of them', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'API documentation' })).toBeTruthy();
    expect(text().querySelectorAll(':scope > section')).toHaveLength(CHAPTERS.length);
    expect(text().lang).toBe('en');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const entries = contents.getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent)).toEqual(
      CHAPTERS.map(([, title]) => title),
    );
    expect(hrefs(entries)).toEqual(CHAPTERS.map(([id]) => `#${id}`));
    for (const [id, title] of CHAPTERS)
      expect(document.getElementById(id)?.textContent).toBe(title);
    // On a phone the same contents are collapsed above the text.
    const folded = document.querySelector('details')!;
    expect(folded.querySelector('summary')?.textContent).toBe('On this page');
    expect(folded.querySelectorAll('a')).toHaveLength(CHAPTERS.length);
    expect(screen.queryByText('The text below is in English.')).toBeNull();
  });

  test('uses this site’s address in its examples', async () => {
    await open();
    expect(text().textContent).toContain('curl https://jobs.example/graphql');
    expect(text().innerHTML).not.toContain('https://kaamyab.example');
  });

  test('links to the explorer, the reference and the schema, in the reader’s language', async () => {
    const { unmount } = await open();
    const tools = () => within(screen.getByRole('navigation', { name: 'Tools' }));
    expect(
      tools()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Open the explorer', '/explorer'],
      ['REST reference', '/api/docs'],
      ['Schema as text', '/schema.graphql'],
    ]);
    unmount();
    await open('hi');
    const ways = hrefs(within(screen.getAllByRole('navigation')[0]!).getAllByRole('link'));
    expect(ways).toEqual(['/hi/explorer', '/api/docs', '/schema.graphql']);
    await loadWords('hi', AREAS);
    expect(screen.getByText(translatorOf('hi', AREAS)('apiDocs')('onlyEnglish'))).toBeTruthy();
  });
});

describe('the code of an example', () => {
  const writeText = vi.fn<(code: string) => Promise<void>>();
  beforeEach(() => {
    writeText.mockReset();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });
  const copy = (button: HTMLElement) =>
    act(async () => {
      fireEvent.click(button);
      await Promise.resolve();
    });

  test('is copied with a button that confirms it for two seconds', async () => {
    writeText.mockResolvedValue();
    await open();
    const [first, second] = within(text()).getAllByRole('button', { name: 'Copy' });
    await copy(first!);
    const code = first!.closest('figure')!.querySelector('code')!.textContent;
    expect(code).toBe('curl https://jobs.example/graphql');
    expect(writeText.mock.calls).toEqual([[code]]);
    expect([first!.textContent, second!.textContent]).toEqual(['Copied', 'Copy']);
    vi.advanceTimersByTime(1_999);
    expect(first!.textContent).toBe('Copied');
    vi.advanceTimersByTime(1);
    expect(first!.textContent).toBe('Copy');
  });

  test('says when it could not be copied', async () => {
    writeText.mockRejectedValue(new Error('Denied.'));
    await open();
    const [first] = within(text()).getAllByRole('button', { name: 'Copy' });
    await copy(first!);
    expect(first!.textContent).toBe('Copying failed');
  });
});

test('search engines read what the documentation is about', async () => {
  await loadWords('en', AREAS);
  expect(meta({ words: translatorOf('en', AREAS) } as never)).toEqual({
    title: 'API documentation',
    description:
      'How to read and post jobs and decide on applications from your own program: keys, GraphQL, REST, webhooks and feeds.',
  });
});
