import { pathOf, readAddress, type ListAddress, type ListPath } from './listAddress.ts';
import { usePagedAddress } from './usePagedAddress.ts';

const CLOSED = { open: null } as const;

/** usePagedAddress for a list whose address also names the entry that is open in a dialog. */
export function useListAddress(path: ListPath) {
  const list = usePagedAddress<ListAddress>({
    readAddress,
    pathOf: (address) => pathOf(path, address),
  });
  const { address } = list;
  return {
    ...list,
    pathOfPage: (page: number) => pathOf(path, { ...address, page, ...CLOSED }),
    pathOfOpen: (open: string) => pathOf(path, { ...address, open }),
    close: () => list.go({ ...address, ...CLOSED }, true),
    filter: (change: Partial<ListAddress>, replace = false) =>
      list.filter({ ...CLOSED, ...change }, replace),
  };
}
export type ListPlace = ReturnType<typeof useListAddress>;
