import type { Chapter } from './chapters.ts';

/** The site's address in the texts, replaced by the real one so that examples can be copied. */
const WRITTEN = 'https://kaamyab.example';

export const IDS = { contents: 'api-docs-contents', text: 'api-docs-text' } as const;
type Part = keyof typeof IDS;

let made: Record<Part, string> | undefined;

/** Called only where the page is rendered: on the server, or in a browser that navigates from another page. */
export async function makeMarkup(origin: string): Promise<void> {
  const { CHAPTERS } = await import('./chapters.ts');
  const text = CHAPTERS.map(({ html }) => `<section>${html}</section>`).join('');
  made = {
    contents: CHAPTERS.map(entryOf).join(''),
    text: text.replaceAll(WRITTEN, origin),
  };
}

/** A browser that got the markup from the server reads it from the document instead of requesting it again. */
export function markupOf(part: Part): string {
  return made?.[part] ?? document.getElementById(IDS[part])?.innerHTML ?? '';
}

const entryOf = ({ id, text }: Chapter): string =>
  `<li><a href="#${id}">${text.replaceAll('&', '&amp;')}</a></li>`;
