import type { Locale } from '#schema/options/locales.ts';
import { INK, MARGIN, PdfPages, SOFT_INK } from '#server/lib/pdf/pdfPages.ts';

/** The content of a letter, in the order in which it is drawn. */
export interface LetterSheet {
  language: Locale;
  title: string;
  company: string;
  /** The day on which it was sent. */
  date: string;
  createdAt: Date;
  facts: readonly (readonly [label: string, value: string])[];
  paragraphs: readonly string[];
  /** How it was accepted; null until then. */
  acceptance: { heading: string; lines: readonly string[] } | null;
}

/** In points. */
const LABELS = 130;
const LETTER = 10.5;
const ROOM_FOR_FACT = 30;
/** Keeps name and time on the same page. */
const ROOM_FOR_ACCEPTANCE = 90;

/** Draws an offer letter; the same sheet always gives the same file, byte by byte. */
export function drawLetter(sheet: LetterSheet): Promise<Uint8Array> {
  const { language, title, company, date, createdAt, facts, paragraphs, acceptance } = sheet;
  const pages = new PdfPages({ language, title, author: company, createdAt });
  pages.line('P', company, { size: 11, color: SOFT_INK, weight: 700 }, 2);
  pages.line('H1', title, { size: 20, color: INK, weight: 700 }, 0);
  pages.line('P', date, { color: SOFT_INK }, 8);
  for (const [label, value] of facts) drawFact(pages, label, value);
  pages.document.y += 4;
  pages.rule();
  pages.document.y += 6;
  for (const paragraph of paragraphs) pages.line('P', paragraph, { size: LETTER }, 8);
  if (!acceptance) return pages.end();
  pages.keepRoom(ROOM_FOR_ACCEPTANCE);
  pages.document.y += 8;
  pages.rule();
  pages.line('H2', acceptance.heading, { size: 12.5, color: INK, weight: 700 }, 3);
  for (const text of acceptance.lines) pages.line('P', text, {}, 2);
  return pages.end();
}

/** The label, and the value beside it. */
function drawFact(pages: PdfPages, label: string, value: string): void {
  pages.keepRoom(ROOM_FOR_FACT);
  const { document } = pages;
  pages.block('P', () => {
    const { y } = document;
    pages.write(label, { color: SOFT_INK, width: LABELS });
    const after = document.y;
    document.y = y;
    document.x = MARGIN + LABELS;
    pages.write(value, { color: INK, weight: 700, width: pages.width - LABELS });
    document.x = MARGIN;
    document.y = Math.max(after, document.y) + 2;
  });
}
