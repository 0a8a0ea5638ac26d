const NAMES = ['search', 'location', 'type'] as const;

/** The address that the form's own submit would produce, without empty fields. */
export function searchPath(form: FormData): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = form.get(name);
    if (typeof value === 'string' && value.trim()) query.set(name, value.trim());
  }
  return query.size > 0 ? `/browse-jobs?${query}` : '/browse-jobs';
}
