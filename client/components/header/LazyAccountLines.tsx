import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** The links of a user menu. Their code and their queries are loaded when the menu is first wanted. */
export const LazyAccountLines = loadOnUse(
  async () => (await import('./AccountLines.tsx')).AccountLines,
);
