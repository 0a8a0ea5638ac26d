interface Criteria {
  keywords: string;
  location?: string | null | undefined;
  jobType?: string | null | undefined;
  salaryRange?: string | null | undefined;
}

/** The address of the browse page for an alert's search, newest first. Options may be in capitals. */
export function alertSearchPath({ keywords, location, jobType, salaryRange }: Criteria): string {
  const query = new URLSearchParams({ search: keywords });
  if (location) query.set('location', location);
  if (jobType) query.set('type', jobType.toLowerCase());
  if (salaryRange) query.set('salary', salaryRange.toLowerCase());
  query.set('sort', 'date');
  return `/browse-jobs?${query}`;
}
