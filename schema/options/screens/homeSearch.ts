/** The exact choices of the search form; the empty one means "all". */
export const SEARCH_FORM_JOB_TYPES = [
  '',
  'full-time',
  'part-time',
  'contract',
  'internship',
] as const;

/** The suggestions under the search form of the home page. */
export const POPULAR_KEYWORDS = [
  'HR',
  'Sales',
  'Relationship Manager',
  'Customer Support',
  'Accountant',
] as const;
