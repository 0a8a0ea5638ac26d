/** A path on this site, or null: `//elsewhere`, `https:` and `javascript:` are rejected. */
export function safeReturnUrl(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const base = 'https://site.example';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (!url || url.origin !== base) return null;
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}
