import { createRequire } from 'node:module';

interface Jsdom {
  JSDOM: new () => { window: { DOMParser: typeof DOMParser } };
}

/** jsdom has no types, and no more of it is needed here. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;
/** One window for all documents: making one takes longer than reading most pages. */
const { DOMParser: Parser } = new JSDOM().window;
const parser = new Parser();

export function parsedDocument(html: string): Document {
  return parser.parseFromString(html, 'text/html');
}
