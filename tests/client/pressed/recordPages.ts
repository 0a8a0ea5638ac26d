import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inBrowser, sideEffects } from './world/browser.ts';
import { differences, indented, summarizeDifferences } from './world/differences.ts';
import type { Market } from './world/market.ts';
import { closePage, openPage, type OpenPage, type Visit } from './world/openPage.tsx';
import { layoutOf, nameOf } from './world/outline.ts';
import { click, Presses, shownOn } from './world/presses.ts';
import type { Visitor } from './world/visitors.ts';
import { isPressed } from './world/visits.ts';

interface Recorded {
  visitor: Visitor;
  paths: readonly string[];
  folder: string;
  does: string;
  record: (visit: Visit) => Promise<string[]>;
}

/** Compares what these pages show, and what their buttons do, with its record. */
export const recordShown = (visitor: Visitor, paths: readonly string[]) =>
  recordPages({ visitor, paths, folder: 'shown', does: 'shows', record: shown });

/** Compares what every control of these pages does with its record. */
export const recordPressed = (visitor: Visitor, paths: readonly string[]) =>
  recordPages({ visitor, paths, folder: 'recorded', does: 'does', record: pressed });

function recordPages({ visitor, paths, folder, does, record }: Recorded): void {
  describe(`for the ${visitor.name}`, () => {
    beforeEach(inBrowser.open);
    afterEach(() => {
      closePage();
      inBrowser.close();
    });
    test.for(paths)(`%s ${does} what is recorded`, async (path, { signal }) => {
      const file = path.slice(1).replaceAll(/[/?]/g, '-').replaceAll(/[:=]/g, '') || 'home';
      const lines = await record({ path, visitor, signal });
      const text = `${lines.join('\n')}\n`.replace(ID, (id) => `#${id.slice(0, 4)}`);
      await expect(text).toMatchFileSnapshot(`${folder}/${visitor.name}/${file}.txt`);
    });
  });
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

async function shown(visit: Visit): Promise<string[]> {
  const { path, visitor } = visit;
  sideEffects.length = 0;
  const page = await openPage(visit);
  const asked = sideEffects.splice(0).toSorted();
  const usual = withLayout(page);
  const tabs = await otherTabs(page, usual);
  const reopen = () => openPage(visit);
  const presses =
    visitor.presses && !isPressed(visitor, path)
      ? await new Presses(tabs.length > 0 ? await reopen() : page, reopen, 'buttons').all()
      : [];
  const open = async (market: Market) => withLayout(await openPage({ ...visit, market }));
  const isNamed = path.includes(':');
  return [
    ...asked,
    '',
    ...usual,
    ...tabs,
    ...titled('with other answers', differences(usual, await open('other'), 40)),
    ...titled('with nothing to show', summarizeDifferences(usual, await open('empty'))),
    ...(isNamed
      ? titled('of what does not exist', summarizeDifferences(usual, await open('gone')))
      : []),
    ...(presses.length > 0 ? ['', ...presses] : []),
  ];
}

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...indented(lines)] : [];

const withLayout = (page: OpenPage) => [...shownOn(page), layoutOf(document.body)];

/** What the page shows in each of its other tabs. */
async function otherTabs(page: OpenPage, usual: string[]): Promise<string[]> {
  const lines: string[] = [];
  const tabs = () => [...(page.main()?.querySelectorAll('[role=tab]') ?? [])];
  for (let at = 0; at < tabs().length; at += 1) {
    const tab = tabs()[at]!;
    if (tab.getAttribute('aria-selected') === 'true') continue;
    const name = nameOf(tab);
    click(tab);
    await page.whenQuiet();
    lines.push(
      '',
      `in the tab “${name}”`,
      ...indented(summarizeDifferences(usual, withLayout(page))),
    );
  }
  return lines;
}

async function pressed(first: Visit): Promise<string[]> {
  const visit = { ...first, refused: new Set<string>(), holdsAnswers: true };
  const open = () => openPage(visit);
  const page = await open();
  const usual = shownOn(page);
  const presses = await new Presses(page, open).all();
  const without = shownOn(await openPage({ ...visit, isDown: true }));
  return [...presses, ...titled('without a server', summarizeDifferences(usual, without))];
}
