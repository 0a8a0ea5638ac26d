import { ask, type Asked } from '#tests/support/ask.ts';
import { SECRET } from './theirs.ts';

/** What comes back, to the letter. */
export interface Answer {
  status: number;
  headers: string;
  text: string;
}

/** Different in any two answers, or as long as the id that is echoed. */
const OWN_TO_EACH = new Set(['date', 'x-request-id', 'content-length', 'connection', 'keep-alive']);

export async function answerTo(url: string, init: Asked = {}): Promise<Answer> {
  const response = await ask(url, init);
  const headers = [...response.headers].filter(([name]) => !OWN_TO_EACH.has(name));
  return {
    status: response.status,
    headers: JSON.stringify(headers),
    text: await response.text(),
  };
}

/** The number of a request, and the moment of a count. */
const OF_THE_MOMENT = /"(requestId|countedAt)":"[^"]*"/g;

/** All that may differ is the id that was asked for, and what no two answers share. */
export function masked({ status, headers, text }: Answer, id: string): string {
  const told = text
    .replaceAll(OF_THE_MOMENT, '"$1":""')
    .replaceAll(new RegExp(literal(id), 'gi'), '');
  return `${status} ${headers.replaceAll(id, '')}\n${told}`;
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What is in an answer that is nobody's business; `asked` was sent along and may come back. */
export function leaksIn(
  { text }: Pick<Answer, 'text'>,
  hidden: readonly string[],
  asked = '',
): string[] {
  const told = asked ? text.replaceAll(asked, '') : text;
  const named = hidden.filter((id) => told.includes(id));
  return told.toLowerCase().includes(SECRET) ? [SECRET, ...named] : named;
}
