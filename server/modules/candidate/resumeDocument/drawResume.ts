import { hasBullet, withoutSign } from '#schema/profile/resume/words.ts';
import { INK, MARGIN, PdfPages, SOFT_INK } from '#server/lib/pdf/pdfPages.ts';
import type { ResumeSheet, SheetEntry } from './resumeSheet.ts';

/** In points. */
const GAP_BEFORE_DATES = 12;
/** A heading is not left alone at the end of a page. */
const ROOM_FOR_SECTION = 60;
const ROOM_FOR_ENTRY = 40;

/** Draws a resume as a PDF with text that can be selected, tagged for screen readers. */
export function drawResume(sheet: ResumeSheet): Promise<Uint8Array> {
  const { language, title, name, headline, contact, sections } = sheet;
  const pages = new PdfPages({ language, title, author: name });
  pages.line('H1', name, { size: 22, color: INK, weight: 700 }, 0);
  if (headline) pages.line('P', headline, { size: 12, color: SOFT_INK });
  if (contact.length > 0) pages.line('P', contact.join('  |  '), { color: SOFT_INK });
  for (const { title: heading, entries } of sections) {
    pages.keepRoom(ROOM_FOR_SECTION);
    pages.document.y += 8;
    pages.line('H2', heading, { size: 12.5, color: INK, weight: 700 }, 1);
    pages.rule();
    for (const entry of entries) drawEntry(pages, entry);
  }
  return pages.end();
}

function drawEntry(pages: PdfPages, { title, when, subtitle, text }: SheetEntry): void {
  pages.keepRoom(ROOM_FOR_ENTRY);
  if (title) drawTitled(pages, title, when);
  if (subtitle) pages.line('P', subtitle, { color: SOFT_INK }, 1);
  const sentences = (text ?? '').split('\n').map((sentence) => sentence.trim());
  for (const sentence of sentences.filter((one) => one !== ''))
    pages.line('P', title || hasBullet(sentence) ? `• ${withoutSign(sentence)}` : sentence, {}, 1);
  pages.document.y += 5;
}

/** The dates are at the right margin of the first line. */
function drawTitled(pages: PdfPages, title: string, when: string | undefined): void {
  const { document } = pages;
  const forDates = when ? pages.widthOf(when) + GAP_BEFORE_DATES : 0;
  pages.block('H3', () => {
    const { y } = document;
    const width = pages.width - forDates;
    pages.write(title, { size: 10.5, weight: 700, color: INK, width });
    const after = document.y;
    if (!when) return;
    document.y = y;
    document.x = MARGIN + width + GAP_BEFORE_DATES;
    pages.write(when, { color: SOFT_INK, width: forDates });
    document.x = MARGIN;
    document.y = Math.max(after, document.y);
  });
}
