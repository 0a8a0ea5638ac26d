import { isHeading } from '#schema/profile/resume/headings.ts';
import { HEADING } from '#schema/profile/resume/resumeLines.ts';
import { isNoName, isShortName } from './looks.ts';

/** Between the mark and the look of a line, and the line. */
const LOOK_END = '\u001f';
const MARKED = new RegExp(`${HEADING}([^${HEADING}${LOOK_END}]*)${LOOK_END}`, 'g');
/** A colon after a heading: "OBJECTIVE:-" */
const COLON = /\s?[:–-]+$/;

const MOST_PARAGRAPHS = 500;

/** The letters of a paragraph of a Word document. */
export class ParagraphLook {
  style = '';
  #run = { isBold: false, isUnderlined: false, size: '' };
  #looks = new Set<string>();

  tag(name: string, tag: string): void {
    const isOff = /w:val="(?:0|false|none|off)"/.test(tag);
    const value = /w:val="([^"]{0,40})"/.exec(tag)?.[1] ?? '';
    if (name === 'w:r') this.#run = { isBold: false, isUnderlined: false, size: '' };
    else if (name === 'w:pStyle') this.style = value;
    else if (name === 'w:b') this.#run.isBold = !isOff;
    else if (name === 'w:u') this.#run.isUnderlined = !isOff;
    else if (name === 'w:sz') this.#run.size = value;
  }

  said(): void {
    const { isBold, isUnderlined, size } = this.#run;
    this.#looks.add(`${this.style} ${size}${isBold ? ' bold' : ''}${isUnderlined ? ' under' : ''}`);
  }

  /** Undefined if its letters differ, or are those of usual text or of the name of a job. */
  of(text: string): string | undefined {
    const [look = '', ...others] = this.#looks;
    const isCapital = text === text.toUpperCase() && / bold| under/.test(look);
    const isSet = isCapital || / under/.test(look) || /^Heading/i.test(this.style);
    return others.length === 0 && isSet ? `${look}${isCapital ? ' capital' : ''}` : undefined;
  }
}

/** Counts the headings that are known by their words, and marks the lines that may be others. */
export class WordLooks {
  #known = new Map<string, number>();
  #seen = 0;

  /** After many short paragraphs in other letters, the document is not a resume. */
  get isOpen(): boolean {
    return this.#seen < MOST_PARAGRAPHS;
  }

  /** The paragraph, with its look if it may be a heading that no list knows. */
  marked(paragraph: string, look: ParagraphLook): string {
    const text = paragraph.trim().replace(COLON, '');
    const own = text.includes('\n') ? undefined : look.of(text);
    if (own === undefined || !isShortName(text)) return paragraph;
    this.#seen += 1;
    if (isHeading(text)) this.#known.set(own, (this.#known.get(own) ?? 0) + 1);
    else if (isNoName(text)) return `${HEADING}${own}${LOOK_END}${paragraph}`;
    return paragraph;
  }

  /** The text with marks at the headings only. */
  withHeadings(text: string): string {
    const counts = new Map<string, number>();
    for (const [, look = ''] of text.matchAll(MARKED))
      counts.set(look, (counts.get(look) ?? 0) + 1);
    return text.replace(MARKED, (all, look: string, at: number) => {
      const line = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0]!;
      const above = text.slice(0, at).trimEnd();
      const isUnderHeading = isHeading(above.slice(above.lastIndexOf('\n') + 1));
      const isRare = counts.get(look)! <= (this.#known.get(look) ?? 0);
      return line.startsWith(all) && !line.includes('\t') && isRare && !isUnderHeading
        ? HEADING
        : '';
    });
  }
}
