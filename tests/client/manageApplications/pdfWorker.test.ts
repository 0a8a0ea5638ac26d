import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type {
  PdfAnswer,
  PdfOrder,
} from '#client/pages/manageApplications/details/pdf/pdfWorker.ts';

const getDocument = vi.hoisted(() => vi.fn());
vi.mock('unpdf/pdfjs', () => ({ getDocument }));

class FakeCanvas {
  width: number;
  height: number;
  constructor(width: number, height: number) {
    Object.assign(this, { width, height });
    this.width = width;
    this.height = height;
  }
  getContext = () => ({ canvas: this });
  transferToImageBitmap = () => ({ width: this.width, height: this.height });
}

const posted: [PdfAnswer, unknown][] = [];
let order: (event: { data: PdfOrder }) => void = () => {};

beforeAll(async () => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('postMessage', (answer: PdfAnswer, options: unknown) =>
    posted.push([answer, options]),
  );
  // The module listens on the worker's scope, which is the window here. A stub leaves no listener behind.
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof order) => (order = listener));
  await import('#client/pages/manageApplications/details/pdf/pdfWorker.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** A page of 700 by 990 points. */
const drawnPage = (number: number) => ({
  getViewport: ({ scale }: { scale: number }) => ({ width: 700 * scale, height: 990.2 * scale }),
  render: () => ({ promise: Promise.resolve() }),
  getTextContent: async () => ({
    items: [{ str: 'Asha' }, { type: 'mark' }, { str: `${number}` }],
  }),
});

test('the worker renders the first pages at the requested width, with their words', async () => {
  const pdf = { numPages: 3, getPage: async (number: number) => drawnPage(number) };
  getDocument.mockReturnValueOnce({ promise: Promise.resolve(pdf) });
  order({ data: { bytes: new ArrayBuffer(4), width: 1400, pages: 2 } });
  await vi.waitFor(() => expect(posted.at(-1)?.[0]).toEqual({ kind: 'end', pages: 3 }));
  const picture = { width: 1400, height: 1981 };
  expect(posted).toEqual([
    [{ kind: 'page', page: 1, pages: 3, picture, text: 'Asha  1' }, { transfer: [picture] }],
    [{ kind: 'page', page: 2, pages: 3, picture, text: 'Asha  2' }, { transfer: [picture] }],
    [{ kind: 'end', pages: 3 }, { transfer: [] }],
  ]);
  expect(getDocument.mock.calls[0]?.[0]).toMatchObject({
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
  });
});

test('the worker gives pdf.js canvases without a document, and reports a broken file', async () => {
  posted.length = 0;
  getDocument.mockImplementationOnce(({ CanvasFactory }) => {
    const factory = new CanvasFactory();
    const made = factory.create(0, 20);
    expect([made.canvas.width, made.canvas.height, made.context.canvas]).toEqual([
      1,
      20,
      made.canvas,
    ]);
    factory.reset(made, 30, 40);
    expect([made.canvas.width, made.canvas.height]).toEqual([30, 40]);
    factory.destroy(made);
    expect([made.canvas.width, made.canvas.height]).toEqual([0, 0]);
    return { promise: Promise.reject(new Error('Not a PDF.')) };
  });
  order({ data: { bytes: new ArrayBuffer(4), width: 1400, pages: 2 } });
  await vi.waitFor(() => expect(posted).toEqual([[{ kind: 'failed' }, { transfer: [] }]]));
});
