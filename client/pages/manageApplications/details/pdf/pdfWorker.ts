import { getDocument } from 'unpdf/pdfjs';

/** The request from the page, and the message for each page in turn. */
export interface PdfOrder {
  bytes: ArrayBuffer;
  /** Pixels. */
  width: number;
  pages: number;
}

export type PdfAnswer =
  | { kind: 'page'; page: number; pages: number; picture: ImageBitmap; text: string }
  | { kind: 'end'; pages: number }
  | { kind: 'failed' };

const answer = (message: PdfAnswer, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });

addEventListener('message', ({ data }: MessageEvent<PdfOrder>) => {
  draw(data).catch(() => answer({ kind: 'failed' }));
});

/**
 * The file comes from strangers, so it is parsed in a worker that can be terminated and has no document, fonts or
 * network access.
 */
async function draw({ bytes, width, pages: most }: PdfOrder): Promise<void> {
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    // Without its warnings: fonts that the file does not contain are replaced, which is fine.
    verbosity: 0,
    CanvasFactory,
  }).promise;
  const count = Math.min(pdf.numPages, most);
  for (let number = 1; number <= count; number += 1) {
    const page = await pdf.getPage(number);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvasContext: context, canvas: null, viewport }).promise;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const picture = canvas.transferToImageBitmap();
    answer({ kind: 'page', page: number, pages: pdf.numPages, picture, text }, [picture]);
  }
  answer({ kind: 'end', pages: pdf.numPages });
}

/** Gives pdf.js a second canvas that needs no document. */
class CanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
}
