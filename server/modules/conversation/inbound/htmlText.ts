import sanitizeHtml from 'sanitize-html';

/** The elements that mail programs put around the quoted email and the signature. */
const LEFT_OUT_CLASS =
  /\b(?:gmail_quote|gmail_signature|yahoo_quoted|moz-cite-prefix|moz-signature|protonmail_quote|protonmail_signature)/;
const LEFT_OUT_ID = /^(?:x_)?(?:appendonsend|signature|ms-outlook-mobile-signature)$/i;

const BREAKS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'div', 'br', 'tr', 'li', 'h1', 'h2', 'h3', 'blockquote'],
  allowedAttributes: {},
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'blockquote' ||
    LEFT_OUT_CLASS.test(attribs['class'] ?? '') ||
    LEFT_OUT_ID.test(attribs['id'] ?? ''),
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** The text of an email that has only HTML, without its signature and what it quotes. */
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
