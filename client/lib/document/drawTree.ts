import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { PageData } from '#client/lib/apollo/pageData.ts';

interface Drawing {
  tree: ReactNode;
  data: PageData;
  failures: unknown[];
}

/** Some data is requested only once other data is there. More passes than this mean a loop. */
const MOST_PASSES = 10;

/** How React marks a part that it could not render in one go. */
const UNFINISHED = '<!--$!-->';

/** The markup; null when not even the frame could be rendered. The browser then renders from scratch. */
export async function drawTree({ tree, data, failures }: Drawing): Promise<string | null> {
  const before = failures.length;
  try {
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      // A page's loader normally fetches everything, and so the first pass is the last.
      const html = atOnce(tree);
      if (await data.fetchMissing()) continue;
      if (html !== null) return html;
      failures.length = before;
      const waited = await withWaiting(tree, failures);
      if (!(await data.fetchMissing())) return waited;
    }
    throw new Error(`Components still ask for data after ${MOST_PASSES} passes`);
  } catch (error) {
    failures.push(error);
    return null;
  }
}

/** The cheapest way by far. Null if a component failed or has to wait for its code. */
function atOnce(tree: ReactNode): string | null {
  try {
    const html = renderToString(tree);
    return html.includes(UNFINISHED) ? null : html;
  } catch {
    return null;
  }
}

async function withWaiting(tree: ReactNode, failures: unknown[]): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree, {
    // Nothing is streamed later, so React's inline scripts, which the content policy forbids, are not needed.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude as AsyncIterable<string | Buffer>)
    chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
