import type { SiteLocale } from '#client/lib/locale.ts';
import type { WordAreas } from '#client/lib/wordAreas.ts';

type Words = Pick<WordAreas, 'apiDocs'>;

/** The one word area of this document; the site's table of all areas is left out of it. */
const CATALOGUES = import.meta.glob<Words['apiDocs']>('/schema/words/*/apiDocs.json', {
  import: 'default',
});

export async function explorerWords(locale: SiteLocale): Promise<Words> {
  return { apiDocs: await CATALOGUES[`/schema/words/${locale}/apiDocs.json`]!() };
}
