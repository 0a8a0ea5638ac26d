import { createRequire } from 'node:module';

interface Jsdom {
  JSDOM: new (html: string) => { window: { document: Document } };
}

/** jsdom has no types, and no more of it is needed here. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;

export function parsedDocument(html: string): Document {
  return new JSDOM(html).window.document;
}
