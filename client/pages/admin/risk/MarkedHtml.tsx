import { useLayoutEffect, useRef } from 'react';
import { MARK, riskyParts, riskySpans } from './riskyParts.ts';

interface MarkedHtmlProps {
  html: string;
  words: readonly string[];
}

/** React does not touch its content; otherwise it would remove the highlights. */
export function MarkedHtml({ html, words }: MarkedHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    markWords(body, words);
    place.current?.replaceChildren(...body.childNodes);
  }, [html, words]);
  return <div ref={place} />;
}

const BLOCKS: ReadonlySet<string> = new Set(['BR', 'P', 'UL', 'OL', 'LI', 'H3', 'H4']);

/** Finds words across inline tags. Only text nodes are split and wrapped, so their content stays text. */
function markWords(body: HTMLElement, words: readonly string[]): void {
  const texts: { node: Text; from: number }[] = [];
  let whole = '';
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      texts.push({ node, from: whole.length });
      whole += node.data;
    } else if (BLOCKS.has(node.nodeName)) whole += '\n';
  }
  const spans = riskySpans(whole, words);
  for (const { node, from } of texts) {
    const parts = riskyParts(node.data, spans, from);
    if (parts.some(({ isRisky }) => isRisky))
      node.replaceWith(...parts.map(({ text, isRisky }) => (isRisky ? markOf(text) : text)));
  }
}

function markOf(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.className = MARK;
  mark.textContent = text;
  return mark;
}
