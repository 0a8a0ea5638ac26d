import { useLocation, useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { OPENED } from '#client/lib/useAddressState.ts';
import { pathOf, readAddress, type OwnJobsAddress } from './ownJobsAddress.ts';

/** Typing replaces the address, choosing pushes a new one; both start at page one. */
export function useOwnJobsAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const wasOpened = typeof state === 'object' && state !== null && 'opened' in state;
  const address = readAddress(query);
  return {
    address,
    pathOfPage: (page: number) => pathOf({ ...address, page, edit: '' }),
    go: (to: Partial<OwnJobsAddress>, replace = false) =>
      void navigate(pathOf({ ...address, page: 1, edit: '', ...to }), {
        replace,
        preventScrollReset: true,
      }),
    edit: (id: string) =>
      void navigate(pathOf({ ...address, edit: id }), { state: OPENED, preventScrollReset: true }),
    /** Goes back to where it was opened; from a followed link, to the page without it. */
    closeEdit: () =>
      wasOpened
        ? void navigate(-1)
        : void navigate(pathOf({ ...address, edit: '' }), {
            replace: true,
            preventScrollReset: true,
          }),
  };
}
