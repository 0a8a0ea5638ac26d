import { usePagedAddress } from '#client/pages/admin/lists/usePagedAddress.ts';
import { pathOf, readAddress } from './userAddress.ts';

export function useUserAddress() {
  return usePagedAddress({ readAddress, pathOf });
}
export type UserPlace = ReturnType<typeof useUserAddress>;
