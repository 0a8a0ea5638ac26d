import { pageIn, withQuery } from '#client/lib/address.ts';
import { parseCompanySize, type CompanySize } from '#schema/options/companySizes.ts';
import { parseIndustry, type Industry } from '#schema/options/industries.ts';

/** The state of the page, all in the address. Empty means "any". */
export interface DirectoryState {
  readonly search: string;
  readonly industry: Industry | '';
  readonly verified: boolean;
  readonly hiring: boolean;
  readonly quick: boolean;
  readonly size: CompanySize | '';
  readonly page: number;
}

const NAME_LENGTH = 100;

export function readDirectory(query: URLSearchParams): DirectoryState {
  return {
    search: (query.get('search') ?? '').trim().slice(0, NAME_LENGTH),
    industry: parseIndustry(query.get('industry') ?? '') ?? '',
    verified: query.get('verified') === 'true',
    hiring: query.get('hiring') === 'true',
    quick: query.get('quick') === 'true',
    size: parseCompanySize(query.get('size')) ?? '',
    page: pageIn(query),
  };
}

/** Filters that are on or off. */
export const MARKS = ['verified', 'hiring', 'quick'] as const;

/** Defaults are left out. */
export function directoryPath(state: DirectoryState): string {
  const { search, industry, size, page } = state;
  const marks = Object.fromEntries(MARKS.map((name) => [name, state[name] && 'true']));
  return withQuery('/companies', { search, industry, size, ...marks, page: page > 1 && page });
}

export const isFiltered = (state: DirectoryState): boolean =>
  Boolean(state.search || state.industry || state.size) || MARKS.some((name) => state[name]);
