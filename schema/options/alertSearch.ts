import { parseCategory } from './categories.ts';

interface Criteria {
  /** Words, or the name of a category. */
  keywords: string;
  companyId?: string | null | undefined;
  location?: string | null | undefined;
  jobType?: string | null | undefined;
  salaryRange?: string | null | undefined;
  /** Further filters as in the address of the list. */
  filters?: string | null | undefined;
}

/** The address of the browse page for an alert's search, newest first. Options may be in capitals. */
export function alertSearchPath(criteria: Criteria): string {
  const { keywords, companyId, location, jobType, salaryRange, filters } = criteria;
  const query = new URLSearchParams();
  if (keywords) query.set(parseCategory(keywords) ? 'category' : 'search', keywords);
  if (companyId) query.set('company', companyId);
  if (location) query.set('location', location);
  if (jobType) query.set('type', jobType.toLowerCase());
  if (salaryRange) query.set('salary', salaryRange.toLowerCase());
  for (const [name, value] of new URLSearchParams(filters ?? '')) query.append(name, value);
  query.set('sort', 'date');
  return `/browse-jobs?${query}`;
}
