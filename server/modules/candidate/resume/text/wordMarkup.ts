/** No tag and no run of letters may be longer than this. */
const LONGEST = 1024 * 1024;

/** Content that is repeated for programs older than 2010, or that was moved elsewhere. */
const SKIPPED = new Set(['mc:Fallback', 'w:moveFrom']);

const MEANS: Readonly<Record<string, string>> = {
  '/w:p': '\n\n',
  'w:br': '\n',
  'w:cr': '\n',
  'w:ptab': '\t',
  'w:noBreakHyphen': '-',
};
/** With attributes, the element is a tab stop of a ruler. */
const TAB = /^w:tab\s*\/$/;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const LAST_LETTER = 0x10_ffff;

/**
 * Extracts the words of a Word document from its XML, which arrives in pieces that may end
 * anywhere.
 */
export class WordMarkup {
  text = '';
  #rest = '';
  #isText = false;
  #skipping = 0;

  add(piece: string): void {
    const markup = this.#rest + piece;
    let at = 0;
    for (;;) {
      const from = markup.indexOf('<', at);
      const to = from < 0 ? -1 : markup.indexOf('>', from);
      if (to < 0) break;
      if (this.#isText) this.#say(unescaped(markup.slice(at, from)));
      this.#tag(markup.slice(from + 1, to));
      at = to + 1;
    }
    this.#rest = markup.slice(at);
    if (this.#rest.length > LONGEST) throw new Error('This is no document of words.');
  }

  #tag(tag: string): void {
    const name = /^\/?[\w:]*/.exec(tag)![0];
    const isEmpty = tag.endsWith('/');
    if (SKIPPED.has(name) && !isEmpty) this.#skipping += 1;
    if (name.startsWith('/') && SKIPPED.has(name.slice(1))) this.#skipping -= 1;
    if (name === 'w:t') this.#isText = !isEmpty;
    if (name === '/w:t') this.#isText = false;
    this.#say(TAB.test(tag) ? '\t' : (MEANS[name] ?? ''));
  }

  #say(words: string): void {
    if (this.#skipping === 0) this.text += words;
  }
}

function unescaped(words: string): string {
  return words.replaceAll(ENTITY, (_all, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()]!;
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return code > LAST_LETTER ? '' : String.fromCodePoint(code);
  });
}
