import { COMPARED_MAX } from '#schema/options/comparison.ts';

/** The state of the page, all in the address. */
export interface CompareState {
  readonly ids: readonly string[];
  /** Whether rows with equal values are left out. */
  readonly differences: boolean;
}

const ID = /^[0-9a-f-]{36}$/i;

export function readCompare(query: URLSearchParams): CompareState {
  const named = (query.get('jobs') ?? '').split(',').filter((id) => ID.test(id));
  return {
    ids: [...new Set(named)].slice(0, COMPARED_MAX),
    differences: query.get('show') === 'differences',
  };
}

export function statePath({ ids, differences }: CompareState): string {
  const query = [
    ...(ids.length > 0 ? [`jobs=${ids.join(',')}`] : []),
    ...(differences ? ['show=differences'] : []),
  ];
  return query.length > 0 ? `/compare?${query.join('&')}` : '/compare';
}
