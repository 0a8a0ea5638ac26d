import { Marked, type Tokens } from 'marked';
import { highlighted } from './highlighted.ts';

export interface Heading {
  id: string;
  text: string;
}

/** A file of docs/api as shown on the page. */
export interface Chapter extends Heading {
  html: string;
  /** Its sub-headings. */
  parts: Heading[];
}

const LANGUAGES: Readonly<Record<string, string>> = {
  sh: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  python: 'Python',
  graphql: 'GraphQL',
  json: 'JSON',
  http: 'HTTP',
  xml: 'XML',
};

export function renderChapter(markdown: string): Chapter {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const plain = text.replace(/[`*]/g, '');
        const own = depth === 1 ? plain : `${headings[0]?.id ?? ''} ${plain}`;
        const id = freeId(depth <= 2 && !taken.has(slug(plain)) ? plain : own, taken);
        if (depth <= 2) headings.push({ id, text: plain });
        const level = depth + 1;
        const label = this.parser.parseInline(tokens);
        return `<h${level} id="${id}"><a href="#${id}">${label}</a></h${level}>\n`;
      },
      code({ text, lang = '' }: Tokens.Code) {
        const language = lang.split(' ', 1)[0]!;
        return [
          `<figure data-code><figcaption><span>${LANGUAGES[language] ?? ''}</span>`,
          '<button type="button" data-copy hidden></button></figcaption>',
          `<pre tabindex="0"><code>${highlighted(text, language)}</code></pre></figure>\n`,
        ].join('');
      },
      table(token: Tokens.Table) {
        const cell = (name: string, one: Tokens.TableCell) =>
          `<${name}${name === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(one.tokens)}</${name}>`;
        const row = (name: string, cells: Tokens.TableCell[]) =>
          `<tr>${cells.map((one) => cell(name, one)).join('')}</tr>`;
        const body = token.rows.map((cells) => row('td', cells)).join('');
        return `<div data-table tabindex="0"><table><thead>${row('th', token.header)}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  const [first, ...parts] = headings;
  if (!first) throw new Error('A chapter of docs/api begins with a heading');
  return { ...first, html, parts };
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\w]+|_/g, '-')
    .replace(/^-+|-+$/g, '');

function freeId(text: string, taken: Set<string>): string {
  let id = slug(text);
  while (taken.has(id)) id += '-again';
  taken.add(id);
  return id;
}
