import type { BrowseState } from './browseState.ts';

export interface BrowseTitle {
  /** The key of the sentence: "{words} jobs in {place}". */
  key:
    | 'all'
    | 'asTyped'
    | 'words'
    | 'place'
    | 'wordsPlace'
    | 'category'
    | 'categoryPlace'
    | 'wordsCategory'
    | 'wordsCategoryPlace'
    | 'company'
    | 'featured'
    | 'hot';
  words: string;
  place: string;
  category: string;
  company: string;
}

interface Names {
  /** The category in the reader's language. */
  category?: string;
  company?: string | undefined;
  /** The names of the chosen district and state in the reader's language. */
  district?: string | undefined;
  state?: string | undefined;
}

/** Describes the list for its heading, its title and the text when it is empty. */
export function browseTitle(state: BrowseState, names: Names = {}): BrowseTitle {
  const words = state.search;
  const [district, region] = [only(state.district), only(state.state)];
  const place = state.location || names.district || district || names.state || region;
  const category = names.category ?? only(state.category);
  const company = names.company ?? '';
  return { key: keyOf(), words, place, category, company };

  function keyOf(): BrowseTitle['key'] {
    // "HR jobs in Pune" typed in the box needs no second "jobs".
    const complete = /\b(jobs?|vacanc(y|ies)|openings?)\b|नौकरी|नौकरियाँ|जॉब/i.test(words);
    if (words && complete && !place && !category) return 'asTyped';
    if (words && category) return place ? 'wordsCategoryPlace' : 'wordsCategory';
    if (words) return place ? 'wordsPlace' : 'words';
    if (category) return place ? 'categoryPlace' : 'category';
    if (place) return 'place';
    if (company) return 'company';
    if (state.featured.length > 0) return 'featured';
    return state.hot.length > 0 ? 'hot' : 'all';
  }
}

/** The only chosen value; empty if there are several, because a title cannot name just one of them. */
export const only = (values: readonly string[]): string => (values.length === 1 ? values[0]! : '');
