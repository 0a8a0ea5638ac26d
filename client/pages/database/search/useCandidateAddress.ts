import { useAddressState, type AddressState } from '#client/lib/useAddressState.ts';
import { changed, pathOf, readAddress, type CandidateAddress } from './candidateAddress.ts';

export type Address = AddressState<CandidateAddress>;

const SPELLING = { readAddress, pathOf, changed };

export const useCandidateAddress = (): Address => useAddressState(SPELLING);
