import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** The links of a user menu, and what they ask the server for: once the menu is wanted. */
export const AccountLines = loadOnUse(
  async () => (await import('./AccountLines.tsx')).AccountLines,
);
