import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { RenderCache } from '#client/lib/apollo/renderCache.ts';

interface Drawing {
  tree: ReactNode;
  renderCache: RenderCache;
  failures: unknown[];
  signal?: AbortSignal | undefined;
}

/** The markup; null when not even the frame could be rendered. The browser then renders from scratch. */
export async function drawTree(drawing: Drawing): Promise<string | null> {
  const { tree, renderCache, failures, signal } = drawing;
  const before = failures.length;
  const draw = (node: ReactNode) =>
    prerenderToNodeStream(node, {
      // Nothing is streamed later, so React's inline scripts, which the content policy forbids, are not needed.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    });
  try {
    // A page's loader normally fetches everything. Apollo's own way would render each page twice to find that out.
    renderCache.missed = false;
    const { prelude } = await draw(tree);
    const html = await textOf(prelude);
    if (!renderCache.missed) return html;
    failures.length = before;
    return (await prerenderStatic({ tree, signal, renderFunction: draw })).result;
  } catch (error) {
    failures.push(error);
    return null;
  }
}

async function textOf(stream: AsyncIterable<string | Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
