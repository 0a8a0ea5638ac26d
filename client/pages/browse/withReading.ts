import { FILTER_FACTS, listName } from '#schema/fields/jobFacts.ts';
import { isSingle, type Filter } from '#schema/search/filterAddress.ts';
import type { BrowseState } from './browseState.ts';

interface Phrase {
  filter: string;
  value: string;
  text: string;
}

export interface Reading {
  words: string;
  filters: readonly Phrase[];
}

const NAMES: Readonly<Record<string, Filter>> = {
  types: 'type',
  remote: 'remote',
  verified: 'verified',
  experienceYears: 'years',
  postedWithin: 'posted',
  ...Object.fromEntries(FILTER_FACTS.map((name) => [listName(name), name])),
};

const BY_YEAR = /lakh|lac|lpa|लाख|year|annum|salana|सालाना/;

/** The state with the filters that the server read in its words: shown with the others, and removed like them. */
export function withReading(state: BrowseState, { words, filters }: Reading): BrowseState {
  const phrase = (name: string) => filters.find(({ filter }) => filter === name);
  const read: Partial<Record<Filter, readonly string[]>> = {};
  for (const { filter, value } of filters) {
    const name = NAMES[filter];
    if (name && !(state[name].length > 0 && isSingle(name)))
      read[name] = [...new Set([...(read[name] ?? state[name]), value])];
  }
  const [from, to] = [phrase('payFrom'), phrase('payTo')];
  const isPayRead = state.pay.length === 0 && (from ?? to) !== undefined;
  const isPlaceRead = state.location === '' && phrase('location') !== undefined;
  return {
    ...state,
    ...read,
    search: words,
    ...(isPayRead && {
      pay: [`${from?.value ?? ''}-${to?.value ?? ''}`],
      payBy: isMonthly((from ?? to)!) ? 'month' : '',
    }),
    ...(isPlaceRead && {
      location: phrase('location')!.value,
      within: [phrase('withinKm')?.value ?? []].flat(),
    }),
  };
}

const isMonthly = ({ text, value }: Phrase) => !BY_YEAR.test(text) && Number(value) % 1_200 === 0;
