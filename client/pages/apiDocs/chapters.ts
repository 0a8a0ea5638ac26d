/** A file of docs/api, as rendered by server/launch/apiDocs at build time. */
export interface Chapter {
  id: string;
  text: string;
  html: string;
  parts: { id: string; text: string }[];
}

const FILES = import.meta.glob<Chapter>('/docs/api/*.md', { eager: true, import: 'default' });

/** In the order of their names, which begin with a number. */
export const CHAPTERS: readonly Chapter[] = Object.keys(FILES)
  .sort()
  .map((file) => FILES[file]!);
