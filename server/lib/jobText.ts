import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** Deeper text would be cut off, so it is shown as plain text instead. */
const DEEPEST = 20;

/** Parses in linear time, whatever characters a text repeats. */
const markdown = new MarkdownIt('commonmark', {
  html: true,
  breaks: true,
  maxNesting: DEEPEST,
}).disable(['code', 'fence', 'backticks', 'reference', 'autolink']);

// Only the words of a link are kept, so its address needs no check.
markdown.validateLink = () => true;

/** What is left of light Markdown: paragraphs, lists, emphasis. No links, pictures, or anything that runs. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' },
};

/** The one place where what an employer wrote becomes HTML: called when it is written, never when it is read. */
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

/** Lists of sentences are written one a line; blank lines are dropped, and signs put before them too. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(/^[-*•–]\s+/u, ''))
    .filter(Boolean);
}
