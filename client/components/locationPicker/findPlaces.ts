import type { SiteLocale } from '#client/lib/locale.ts';
import { loadPlaces } from './usePlaces.ts';

export { loadPlaces };

const SHOWN_AT_MOST = 8;

/** The suggestions of a place box. */
export async function findPlaces(text: string, locale: SiteLocale) {
  const { suggestPlaces } = await loadPlaces();
  const found = suggestPlaces(text, { locale, withStates: true }).slice(0, SHOWN_AT_MOST);
  return found.map(({ name, alias, within, written }) => ({
    text: name,
    more: `${alias && ` (${alias})`}${within && `, ${within}`}`,
    written,
  }));
}
