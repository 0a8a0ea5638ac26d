import { useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { pathOf, readAddress, type OwnJobsAddress } from './ownJobsAddress.ts';

/** Typing replaces the address, choosing pushes a new one; both begin at the first page. */
export function useOwnJobsAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(query);
  return {
    address,
    pathOfPage: (page: number) => pathOf({ ...address, page }),
    go: (to: Partial<OwnJobsAddress>, replace = false) =>
      void navigate(pathOf({ ...address, page: 1, ...to }), { replace, preventScrollReset: true }),
  };
}
