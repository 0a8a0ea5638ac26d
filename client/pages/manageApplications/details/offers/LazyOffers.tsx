import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** The offers for an application, whose code the page does not wait for. */
export const LazyOffers = loadOnUse(async () => (await import('./Offers.tsx')).Offers, {
  words: ['offers', 'manageApplications', 'applications', 'validation'],
});
