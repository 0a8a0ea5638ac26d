import { usePagedAddress } from '#client/pages/admin/lists/usePagedAddress.ts';
import { pathOf, readAddress } from './activityAddress.ts';

export function useActivityAddress() {
  return usePagedAddress({ readAddress, pathOf });
}
export type ActivityPlace = ReturnType<typeof useActivityAddress>;
