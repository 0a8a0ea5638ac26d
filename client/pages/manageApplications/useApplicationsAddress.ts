import { useAddressState, type AddressState } from '#client/lib/useAddressState.ts';
import { pathOf, readAddress, type ApplicationsAddress } from './applicationsAddress.ts';

export type Address = AddressState<ApplicationsAddress>;

const SPELLING = {
  readAddress,
  pathOf,
  changed: (address: ApplicationsAddress, change: Partial<ApplicationsAddress>) => ({
    ...address,
    ...change,
  }),
};

export const useApplicationsAddress = (): Address => useAddressState(SPELLING);
