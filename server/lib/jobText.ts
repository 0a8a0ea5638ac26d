import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** Deeper nesting would be cut off, so such a text is shown as plain text instead. */
const DEEPEST = 20;

/** Parses in linear time, also texts that repeat characters to slow parsers down. */
const markdown = new MarkdownIt('commonmark', {
  html: true,
  breaks: true,
  maxNesting: DEEPEST,
}).disable(['code', 'fence', 'backticks', 'reference', 'autolink']);

// Only the text of a link is kept, so its address needs no check.
markdown.validateLink = () => true;

/** The remaining light Markdown: paragraphs, lists, emphasis. No links, images or scripts. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' },
};

/** The only place where an employer's text becomes HTML: called when it is written, never when it is read. */
export function renderJobText(text: string): string {
  return sanitizeHtml(parsed(text.replaceAll(/\r\n?/g, '\n')), ALLOWED)
    .replaceAll(/\n+/g, '\n')
    .replaceAll(/\n(?=<)|(?<=>)\n/g, '')
    .trim();
}

function parsed(text: string): string {
  const tokens = markdown.parse(text, {});
  if (tokens.every(({ level }) => level < DEEPEST - 1))
    return markdown.renderer.render(tokens, markdown.options, {});
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<p>${plain.replaceAll('\n', '<br>')}</p>`;
}

/** Lists of sentences have one per line; blank lines and bullet characters are removed. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(/^[-*•–]\s+/u, ''))
    .filter(Boolean);
}

/** A long line is cut at a word, well before the end of the text that was read. */
const SUMMARY = 140;

/** The first line of a text, short enough for a list. */
export function summaryOf(text: string): string {
  const [line = ''] = linesOf(text);
  if (line.length <= SUMMARY) return line;
  const cut = line.slice(0, SUMMARY);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || SUMMARY).replace(/[\s,;:.–-]+$/u, '')}…`;
}
