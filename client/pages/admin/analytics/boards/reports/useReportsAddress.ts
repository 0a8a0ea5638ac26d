import { useSearchParams } from '#client/lib/routing.ts';

/** Whose reports are listed. */
export const SHOWN = ['all', 'mine', 'shared'] as const;
type ReportOwnership = (typeof SHOWN)[number];

/** The search is part of the address. The list is short enough to be filtered here. */
export function useReportsAddress() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const show = SHOWN.find((one) => one === query.get('show')) ?? 'all';
  return {
    search,
    show,
    set: (to: { search?: string; show?: ReportOwnership }) => {
      const next = { search, show, ...to };
      const params = new URLSearchParams();
      if (next.search) params.set('search', next.search);
      if (next.show !== 'all') params.set('show', next.show);
      setQuery(params, { replace: true, preventScrollReset: true });
    },
  };
}
export type ReportsPlace = ReturnType<typeof useReportsAddress>;
