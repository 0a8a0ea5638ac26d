import { afterEach, beforeEach, expect, test } from 'vitest';
import { inBrowser, noted } from './world/browser.ts';
import { closePage, openPage, type OpenPage } from './world/openPage.tsx';
import { differences, indented, whatIsThere } from './world/differences.ts';
import { Presses, shownOn } from './world/presses.ts';
import type { Visitor } from './world/visitors.ts';

/** Compares each of these pages, and what every control of it does, with its record. */
export function recordPages(visitor: Visitor, paths: readonly string[]): void {
  beforeEach(inBrowser.open);
  afterEach(() => {
    closePage();
    inBrowser.close();
  });
  test.each(paths)('%s shows and does what is recorded', async (path) => {
    const file = path.slice(1).replaceAll(/[/?]/g, '-').replaceAll(/[:=]/g, '') || 'home';
    const record = await recordOf(path, visitor);
    await expect(record).toMatchFileSnapshot(`recorded/${visitor.name}/${file}.txt`);
  });
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

async function recordOf(path: string, visitor: Visitor): Promise<string> {
  const visit = { path, visitor, refused: new Set<string>() };
  const open = async (): Promise<OpenPage> => {
    const page = await openPage(visit);
    noted.length = 0;
    return page;
  };
  noted.length = 0;
  const page = await openPage(visit);
  const asked = noted.splice(0);
  const shown = shownOn(page);
  const presses = await new Presses(page, open).all();
  const other = shownOn(await openPage({ ...visit, market: 'other' }));
  const empty = shownOn(await openPage({ ...visit, market: 'empty' }));
  const down = shownOn(await openPage({ ...visit, isDown: true }));
  const record = [
    ...asked,
    '',
    ...shown,
    '',
    ...presses,
    '',
    'with other answers',
    ...indented(differences(shown, other, 40)),
    '',
    'with nothing to show',
    ...indented(whatIsThere(shown, empty)),
    '',
    'without a server',
    ...indented(whatIsThere(shown, down)),
    '',
  ];
  return record.join('\n').replace(ID, (id) => `#${id.slice(0, 4)}`);
}
