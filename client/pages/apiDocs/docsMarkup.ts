import type { Chapter } from './chapters.ts';

/** What the text calls the site; whoever reads it has the address of this one to copy. */
const WRITTEN = 'https://kaamyab.example';

export const IDS = { contents: 'api-docs-contents', text: 'api-docs-text' } as const;
type Part = keyof typeof IDS;

let made: Record<Part, string> | undefined;

/** Only where the page is drawn: on the server, or in a browser that comes from another page. */
export async function makeMarkup(origin: string): Promise<void> {
  const { CHAPTERS } = await import('./chapters.ts');
  const text = CHAPTERS.map(({ html }) => `<section>${html}</section>`).join('');
  made = {
    contents: CHAPTERS.map(entryOf).join(''),
    text: text.replaceAll(WRITTEN, origin),
  };
}

/** A browser to which the server has sent it takes it from the document instead of asking for it a second time. */
export function markupOf(part: Part): string {
  return made?.[part] ?? document.getElementById(IDS[part])?.innerHTML ?? '';
}

const entryOf = ({ id, text }: Chapter): string =>
  `<li><a href="#${id}">${text.replaceAll('&', '&amp;')}</a></li>`;
