import { CLOCK_FORMATS } from '#schema/time/clock.ts';
import { useSiteLocale } from './locale.ts';

/** The time of day for `format.dateTime`, alone or with the parts of a date. */
export const useClockFormat = () => CLOCK_FORMATS[useSiteLocale()];
