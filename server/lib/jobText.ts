import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const markdown = new Marked({ gfm: true, breaks: true });

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
  const html = parsed(text.replaceAll(/\r\n?/g, '\n'));
  return sanitizeHtml(html, ALLOWED)
    .replaceAll(/\n+(?=<)|(?<=>)\n+/g, '')
    .trim();
}

/** A line that opens nine levels at once: nobody's list, and thousands of them would keep everybody else waiting. */
const DEEP = /^[ \t]*(?:(?:[-*+][ \t]+|>[ \t]?|\d{1,9}[.)][ \t]+)[ \t]*){9}/m;

function parsed(text: string): string {
  if (!DEEP.test(text)) return markdown.parse(text, { async: false });
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
