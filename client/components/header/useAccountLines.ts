import { useLazyModule } from '#client/components/useLazyModule.ts';

const load = () => import('./AccountLines.tsx');
const NO_WORDS = [] as const;

/** The links of a user menu and what they ask the server for, once the menu is wanted; null until they have arrived. */
export const useAccountLines = (isWanted: boolean) =>
  useLazyModule(isWanted ? load : null, NO_WORDS);
