import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { useCompared } from './compared.ts';

const CompareBar = loadOnUse(async () => (await import('./CompareBar.tsx')).CompareBar, {
  words: ['compare'],
});

/** The bar of the comparison, once a job is chosen. */
export const LazyCompareBar = () => useCompared().length > 0 && <CompareBar />;
