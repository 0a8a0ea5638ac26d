import { resolveLocation } from '#schema/locations/locations.ts';

/** The National Capital Region has districts of four states, while a job "in Delhi NCR" is shown in New Delhi. */
const REGION = /(?:^|\s)(?:ncr|एनसीआर)$/u;

/** The district with this name; null for a region of several districts. */
export function districtNamed(name: string): string | null {
  return REGION.test(name) ? null : (resolveLocation(name)?.display ?? null);
}
