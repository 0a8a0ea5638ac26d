import { PAGE_NUMBER_MAX, pageOrDefault } from '#schema/options/limits.ts';
import { parseIndustry, type Industry } from '#schema/options/industries.ts';

/** The state of the page, all in the address. Empty means "any". */
export interface DirectoryState {
  readonly search: string;
  readonly industry: Industry | '';
  readonly verified: boolean;
  readonly page: number;
}

const NAME_LENGTH = 100;

export function readDirectory(query: URLSearchParams): DirectoryState {
  return {
    search: (query.get('search') ?? '').trim().slice(0, NAME_LENGTH),
    industry: parseIndustry(query.get('industry') ?? '') ?? '',
    verified: query.get('verified') === 'true',
    page: Math.min(pageOrDefault(Number(query.get('page'))), PAGE_NUMBER_MAX),
  };
}

/** Defaults are left out. */
export function directoryPath({ search, industry, verified, page }: DirectoryState): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (industry) query.set('industry', industry);
  if (verified) query.set('verified', 'true');
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/companies?${query}` : '/companies';
}

export const isFiltered = ({ search, industry, verified }: DirectoryState): boolean =>
  Boolean(search || industry || verified);
