import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';

interface Spelling<Address> {
  readAddress: (query: URLSearchParams) => Address;
  pathOf: (address: Address) => string;
}

/** The filters and the page of a list, kept in the address. A changed filter starts at page one. */
export function usePagedAddress<Address extends { page: number }>({
  readAddress,
  pathOf,
}: Spelling<Address>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(query);
  // The router renders a new address in a transition, with the old one still on the screen. A query that followed it at
  // once would alternate between the two.
  const now = query.toString();
  const [drawn, setDrawn] = useState(now);
  useEffect(() => setDrawn(now), [now]);
  const withChange = (change: Partial<Address>) => ({ ...address, page: 1, ...change });
  const onPage = (page: number) => ({ ...address, page });
  const go = (to: Address, replace: boolean) =>
    void navigate(pathOf(to), { replace, preventScrollReset: true });
  return {
    address,
    /** The address to query for. */
    asked: readAddress(new URLSearchParams(drawn)),
    isAsked: drawn === now,
    go,
    pathOf: (change: Partial<Address>) => pathOf(withChange(change)),
    pathOfPage: (page: number) => pathOf(onPage(page)),
    /** Typing replaces the address, choosing pushes a new one. */
    filter: (change: Partial<Address>, replace = false) => go(withChange(change), replace),
  };
}
