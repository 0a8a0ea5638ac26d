import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument } from 'pdfkit';
import type { ResumeSheet, SheetEntry } from './resumeSheet.ts';

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = ['latin', 'latin-ext', 'devanagari'] as const;
const WEIGHTS = [400, 700] as const;

/** In points. */
const MARGIN = 50;
const BODY = 10;
const GAP_BEFORE_DATES = 12;
/** A heading is not left alone at the end of a page. */
const ROOM_FOR_SECTION = 60;
const ROOM_FOR_ENTRY = 40;
const INK = '#1c1e4a';
const TEXT = '#1f2030';
const SOFT = '#4a4c66';
const LINE = '#b9bad0';

const DEVANAGARI = /\p{scx=Deva}/u;
const BEYOND_LATIN = /[\u0100-\u024f\u20b9]/;
/** Runs of one script; Hindi word by word, because a word says what its letters mean. */
const RUNS =
  /[\p{scx=Deva}\p{Join_Control}]+ ?|[\u0100-\u024f\u20b9]+|[^\u0100-\u024f\u20b9\p{scx=Deva}\p{Join_Control}]+/gu;

interface Style {
  size?: number;
  color?: string;
  weight?: (typeof WEIGHTS)[number];
  width?: number;
}

/** Draws a resume as a PDF with text that can be selected, tagged for screen readers. */
export function drawResume(sheet: ResumeSheet): Promise<Uint8Array> {
  return new ResumePages(sheet).bytes;
}

class ResumePages {
  readonly bytes: Promise<Uint8Array>;
  readonly #document: PDFDocument;
  readonly #body;
  readonly #width: number;

  constructor(sheet: ResumeSheet) {
    const { language, title, name } = sheet;
    this.#document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      font: null,
      info: { Title: title, Author: name },
    });
    this.#width = this.#document.page.width - 2 * MARGIN;
    this.bytes = collected(this.#document);
    for (const script of SCRIPTS)
      for (const weight of WEIGHTS)
        this.#document.registerFont(`${script}-${weight}`, fontFile(`${script}-${weight}`));
    this.#body = this.#document.struct('Document');
    this.#document.addStructure(this.#body);
    this.#draw(sheet);
    this.#body.end();
    this.#document.end();
  }

  #draw({ name, headline, contact, sections }: ResumeSheet): void {
    this.#line('H1', name, { size: 22, color: INK, weight: 700 }, 0);
    if (headline) this.#line('P', headline, { size: 12, color: SOFT });
    if (contact.length > 0) this.#line('P', contact.join('  |  '), { color: SOFT });
    for (const { title, entries } of sections) {
      this.#keepRoom(ROOM_FOR_SECTION);
      this.#document.y += 8;
      this.#line('H2', title, { size: 12.5, color: INK, weight: 700 }, 1);
      this.#rule();
      for (const entry of entries) this.#entry(entry);
    }
  }

  #entry({ title, when, subtitle, text }: SheetEntry): void {
    this.#keepRoom(ROOM_FOR_ENTRY);
    if (title) this.#titled(title, when);
    if (subtitle) this.#line('P', subtitle, { color: SOFT }, 1);
    const sentences = (text ?? '').split('\n').map((sentence) => sentence.trim());
    for (const sentence of sentences.filter((one) => one !== ''))
      this.#line('P', title ? `• ${sentence}` : sentence, {}, 1);
    this.#document.y += 5;
  }

  /** The dates are at the right margin of the first line. */
  #titled(title: string, when: string | undefined): void {
    const document = this.#document;
    const forDates = when ? this.#widthOf(when) + GAP_BEFORE_DATES : 0;
    this.#block('H3', () => {
      const { y } = document;
      const width = this.#width - forDates;
      this.#write(title, { size: 10.5, weight: 700, color: INK, width });
      const after = document.y;
      if (!when) return;
      document.y = y;
      document.x = MARGIN + width + GAP_BEFORE_DATES;
      this.#write(when, { color: SOFT, width: forDates });
      document.x = MARGIN;
      document.y = Math.max(after, document.y);
    });
  }

  #line(tag: string, text: string, style: Style = {}, gap = 2): void {
    this.#block(tag, () => this.#write(text, style));
    this.#document.y += gap;
  }

  #block(tag: string, write: () => void): void {
    this.#body.add(this.#document.struct(tag, write));
  }

  #rule(): void {
    const document = this.#document;
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + this.#width, document.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    document.y += 5;
  }

  #keepRoom(room: number): void {
    if (this.#document.y > this.#document.page.height - MARGIN - room) this.#document.addPage();
  }

  #widthOf(text: string): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.#document.font(fontOf(run, 400)).fontSize(BODY).widthOfString(run),
      0,
    );
  }

  /** Each script in its font. */
  #write(text: string, { size = BODY, color = TEXT, weight = 400, width }: Style): void {
    const document = this.#document.fillColor(color).fontSize(size);
    const runs = runsOf(text);
    runs.forEach((run, at) => {
      const isDrawnTogether = DEVANAGARI.test(run);
      // Letters are drawn in another order than they are spoken.
      if (isDrawnTogether) document.markContent('Span', { actual: run });
      document.font(fontOf(run, weight)).text(run, {
        continued: at < runs.length - 1,
        lineGap: 1.5,
        ...(width !== undefined && { width }),
      });
      if (isDrawnTogether) document.endMarkedContent();
    });
  }
}

const runsOf = (text: string): string[] => text.match(RUNS) ?? [];

function fontOf(run: string, weight: (typeof WEIGHTS)[number]): string {
  if (DEVANAGARI.test(run)) return `devanagari-${weight}`;
  return `${BEYOND_LATIN.test(run) ? 'latin-ext' : 'latin'}-${weight}`;
}

const fontFile = (name: string): Buffer =>
  readFileSync(resolve(`@fontsource/anek-devanagari/files/anek-devanagari-${name}-normal.woff`));

function collected(document: PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  document.on('data', (part) => parts.push(part));
  return new Promise((done) => document.on('end', () => done(Buffer.concat(parts))));
}
