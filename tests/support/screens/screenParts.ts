import type { InnerDocument, InnerElement } from '#tests/support/jsdomInside.ts';

/** A line of a record, and what is in it. */
export interface Part {
  text: string;
  parts: readonly Part[];
}

/** What the description of an element needs to know about its page. */
export interface Page {
  document: InnerDocument;
  /** The texts of labels by the id of what they label. */
  labels: ReadonlyMap<string, string>;
}

export const attribute = (element: InnerElement, name: string): string | undefined =>
  element._attributesByNameMap.get(name)?.[0]?._value;

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The texts of the elements with these ids. */
export function textOf(ids: string, { document }: Page): string {
  const texts = ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? 'missing');
  return tidy(texts.join(' '));
}
