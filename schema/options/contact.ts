import { parserFor } from './spelling.ts';

export const INQUIRY_TYPES = ['general', 'support', 'billing', 'partnership', 'feedback'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

export const DEFAULT_INQUIRY_TYPE: InquiryType = 'general';

export const parseInquiryType = parserFor(INQUIRY_TYPES);

/** Hours of the day in IST; null means closed. */
export const BUSINESS_HOURS = [
  { days: 'Mon-Fri', opens: 9, closes: 18 },
  { days: 'Sat', opens: 10, closes: 16 },
  { days: 'Sun', opens: null, closes: null },
] as const;
