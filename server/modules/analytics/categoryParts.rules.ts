import { foldValue } from '#schema/analytics/typed/foldValue.ts';
import { CATEGORIES, CATEGORY_FACTS } from '#schema/options/categories.ts';

const PARTS: ReadonlyMap<string, string> = new Map(
  CATEGORIES.flatMap((category) => {
    const { title } = CATEGORY_FACTS[category];
    return title.split(/[&/]/).map((part) => [foldValue(part), title] as const);
  }),
);

/** The category that is named by a part of its title: "sales" is Sales & Business Development. */
export const categoryOfPart = (name: string): string | undefined => {
  const title = PARTS.get(name);
  return title !== undefined && foldValue(title) !== name ? title : undefined;
};
