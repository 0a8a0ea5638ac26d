/**
 * The text of a search is shown once five people have searched for it (search/recordSearch.service.ts). Any other text
 * counts as "not given".
 */
export const knownWords = (words: string): string =>
  `left join common_searches kw on kw.kind = 'words' and kw.text = lower(${words})`;

export const KNOWN_PLACE = `left join common_searches kp on kp.kind = 'place' and kp.text = lower(btrim(s.filters ->> 'location'))`;
