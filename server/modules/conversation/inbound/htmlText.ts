import sanitizeHtml from 'sanitize-html';

/** The elements that mail programs put around the quoted email. */
const QUOTED = /\b(?:gmail_quote|yahoo_quoted|moz-cite-prefix|protonmail_quote)/;

const BREAKS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'div', 'br', 'tr', 'li', 'h1', 'h2', 'h3', 'blockquote'],
  allowedAttributes: {},
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'blockquote' || QUOTED.test(attribs['class'] ?? '') || attribs['id'] === 'appendonsend',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** The text of an email that has only HTML, without what it quotes. */
export function textOfHtml(html: string): string {
  return sanitizeHtml(html, BREAKS)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br \/>|<\/(?:p|div|tr|li|h\d)>/g, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
