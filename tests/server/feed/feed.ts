import { validateXML } from 'xmllint-wasm';
import type { App } from '#tests/support/app.ts';
import { ATOM, INDEED } from './grammars.ts';

export const ENDINGS = ['xml', 'json', 'atom'] as const;
type Ending = (typeof ENDINGS)[number];

export function get(app: App, ending: Ending, headers: Record<string, string> = {}, query = '') {
  return fetch(`${app.url}/feeds/jobs.${ending}${query}`, { headers });
}

export async function tagOf(app: App, ending: Ending = 'json', query = ''): Promise<string> {
  const answer = await get(app, ending, {}, query);
  await answer.text();
  return answer.headers.get('etag')!;
}

interface Item {
  id: string;
  title: string;
  url: string;
  content_html: string;
  _job: Record<string, unknown>;
  [field: string]: unknown;
}

export interface JsonFeed {
  items: Item[];
  [field: string]: unknown;
}

export async function jsonFeed(app: App, query = ''): Promise<JsonFeed> {
  const answer = await get(app, 'json', {}, query);
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as JsonFeed;
}

/** Checked against its grammar, and without CDATA sections and declared entities. */
export async function validXml(ending: 'xml' | 'atom', text: string): Promise<string> {
  const { valid, errors, normalized } = await validateXML({
    xml: text,
    schema: [{ fileName: 'feed.rng', contents: ending === 'xml' ? INDEED : ATOM }],
    extension: 'relaxng',
    normalization: 'c14n',
    maxMemoryPages: 4_096,
  });
  if (!valid) throw new Error(errors.map(({ rawMessage }) => rawMessage).join('\n'));
  return normalized;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#xD;': '\r',
};

/** The text of each element of this name. */
export function textsOf(normalized: string, name: string): string[] {
  const found = normalized.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'));
  return [...found].map(([, text]) =>
    text!.replaceAll(/&(?:amp|lt|gt|#xD);/g, (sign) => SIGNS[sign]!),
  );
}
