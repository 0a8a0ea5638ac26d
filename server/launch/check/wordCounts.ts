import { missingCounts, readCatalogues } from './catalogues.ts';
import type { Step } from './step.ts';

/** English must be complete (a test checks it); for the others this shows the progress. */
export const wordCounts: Step = {
  name: 'words',
  run: async () => {
    const counts = [...missingCounts(readCatalogues())];
    const note = counts.map(([locale, count]) => `${locale} lacks ${count}`).join(', ');
    return { ok: true, note };
  },
};
