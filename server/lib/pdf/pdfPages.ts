import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument } from 'pdfkit';
import type { Locale } from '#schema/options/locales.ts';

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = ['latin', 'latin-ext', 'devanagari'] as const;
const WEIGHTS = [400, 700] as const;

/** In points. */
export const MARGIN = 50;
const BODY = 10;
export const INK = '#1c1e4a';
const TEXT = '#1f2030';
export const SOFT_INK = '#4a4c66';
const LINE = '#b9bad0';

const DEVANAGARI = /\p{scx=Deva}/u;
const BEYOND_LATIN = /[\u0100-\u024f\u20b9]/;
/** Runs of one script. Hindi is split into words, because the spoken text is given for each word. */
const RUNS =
  /[\p{scx=Deva}\p{Join_Control}]+ ?|[\u0100-\u024f\u20b9]+|[^\u0100-\u024f\u20b9\p{scx=Deva}\p{Join_Control}]+/gu;

export interface PdfStyle {
  size?: number;
  color?: string;
  weight?: (typeof WEIGHTS)[number];
  width?: number;
}

interface PdfInfo {
  language: Locale;
  title: string;
  author: string;
  /** Given a fixed moment, the same content gives the same file; by default, the file has the time of drawing. */
  createdAt?: Date;
}

/** Pages with text in the scripts of the site that can be selected, tagged for screen readers. */
export class PdfPages {
  readonly document: PDFDocument;
  /** The width between the margins. */
  readonly width: number;
  readonly #bytes: Promise<Uint8Array>;
  readonly #body;

  constructor({ language, title, author, createdAt }: PdfInfo) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      font: null,
      info: { Title: title, Author: author, ...(createdAt && { CreationDate: createdAt }) },
    });
    this.width = this.document.page.width - 2 * MARGIN;
    this.#bytes = collected(this.document);
    for (const script of SCRIPTS)
      for (const weight of WEIGHTS)
        this.document.registerFont(`${script}-${weight}`, fontFile(`${script}-${weight}`));
    this.#body = this.document.struct('Document');
    this.document.addStructure(this.#body);
  }

  /** Nothing can be drawn afterwards. */
  end(): Promise<Uint8Array> {
    this.#body.end();
    this.document.end();
    return this.#bytes;
  }

  line(tag: string, text: string, style: PdfStyle = {}, gap = 2): void {
    this.block(tag, () => this.write(text, style));
    this.document.y += gap;
  }

  block(tag: string, write: () => void): void {
    this.#body.add(this.document.struct(tag, write));
  }

  rule(): void {
    const { document } = this;
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + this.width, document.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    document.y += 5;
  }

  keepRoom(room: number): void {
    if (this.document.y > this.document.page.height - MARGIN - room) this.document.addPage();
  }

  widthOf(text: string): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.document.font(fontOf(run, 400)).fontSize(BODY).widthOfString(run),
      0,
    );
  }

  /** Each script in its font. */
  write(text: string, { size = BODY, color = TEXT, weight = 400, width }: PdfStyle): void {
    const document = this.document.fillColor(color).fontSize(size);
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

/** More than any word has. A longer one is drawn in parts, because breaking it takes time that grows with its square. */
const LONG_WORD = /\S{80}(?=\S)/gu;
const CUT = '\0';

const runsOf = (text: string): string[] =>
  (text.match(RUNS) ?? []).flatMap((run) =>
    run.replaceAll(LONG_WORD, (part) => part + CUT).split(CUT),
  );

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
