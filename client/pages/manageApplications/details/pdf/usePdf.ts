import { useEffect, useRef, useState } from 'react';
import type { PdfAnswer, PdfOrder } from './pdfWorker.ts';

export interface PdfPage {
  page: number;
  picture: ImageBitmap;
  text: string;
}

interface Pdf {
  state: 'loading' | 'shown' | 'failed';
  /** The number of all pages, whether rendered yet or not. */
  count: number;
  pages: readonly PdfPage[];
}

const PAGES_MAX = 20;
/** A document that takes longer than this for a page is terminated. */
const TIMEOUT_MS = 10_000;

/** Renders page by page in a separate worker, which ends when the component is removed. */
export function usePdf(source: string | Blob, width: number): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading', count: 0, pages: [] });
  const first = useRef(source);

  useEffect(() => {
    const stop = new AbortController();
    const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      stop.abort();
      worker.terminate();
    };
    const fail = () => {
      if (stop.signal.aborted) return;
      end();
      setPdf((before) => ({ ...before, state: before.pages.length > 0 ? 'shown' : 'failed' }));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(fail, TIMEOUT_MS);
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
      // pdf.js also posts a message when it finds that it runs in a worker.
      if (!('kind' in data)) return;
      if (data.kind === 'failed') return fail();
      if (data.kind === 'end') return end();
      wait();
      const { page, pages: count, picture, text } = data;
      setPdf((before) => ({
        state: 'shown',
        count,
        pages: [...before.pages, { page, picture, text }],
      }));
    });
    const order = async () => {
      // The first link is kept: when it is renewed, the file is the same and need not be loaded again.
      const file = first.current;
      const answer =
        typeof file === 'string' ? await fetch(file, { signal: stop.signal }) : new Response(file);
      if (!answer.ok) return fail();
      const bytes = await answer.arrayBuffer();
      if (stop.signal.aborted) return;
      const message: PdfOrder = { bytes, width, pages: PAGES_MAX };
      worker.postMessage(message, [bytes]);
      wait();
    };
    order().catch(fail);
    return end;
  }, [width]);
  return pdf;
}
