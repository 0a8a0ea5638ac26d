import { foldValue } from '#schema/analytics/typed/foldValue.ts';
import { HINDI } from '#schema/search/hindi.ts';

const names = (list = '') => list.split('|').map((name) => foldValue(name));

const TITLES: ReadonlyMap<string, readonly string[]> = new Map(
  HINDI.flatMap((row) => {
    const [spoken, found] = row.split('>');
    const titles = names(found).filter((title) => /^[a-z]/.test(title));
    return names(spoken).map((name) => [name, titles] as const);
  }),
);

/** The English titles that a Hindi word for an occupation can mean: "ड्राइवर" is driver or truck driver. */
export const spokenTitles = (name: string): readonly string[] => TITLES.get(foldValue(name)) ?? [];
