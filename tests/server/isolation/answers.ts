import { ask, type Asked } from '#tests/support/ask.ts';
import { SECRET } from './secret.ts';

/** The exact response. */
export interface Answer {
  status: number;
  headers: string;
  text: string;
}

/** Headers that differ between any two responses, or vary with the length of the echoed id. */
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

/** A PDF names the second in which it was made. */
const PDF = /JVBERi0[\w+/=]+/g;
/** The id of a request, and the time of a count. */
const OF_THE_MOMENT = /"(requestId|countedAt)":"[^"]*"/g;

/** The response without the requested id and without what differs between any two responses. */
export function masked({ status, headers, text }: Answer, id: string): string {
  const body = text
    .replaceAll(OF_THE_MOMENT, '"$1":""')
    .replaceAll(PDF, '')
    .replaceAll(new RegExp(literal(id), 'gi'), '');
  return `${status} ${headers.replaceAll(id, '')}\n${body}`;
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The private data in a response. `asked` was part of the request and may be echoed, in small letters too. */
export function leaksIn(
  { text }: Pick<Answer, 'text'>,
  hidden: readonly string[],
  asked = '',
): string[] {
  const unasked = asked ? text.replaceAll(new RegExp(literal(asked), 'gi'), '') : text;
  const named = hidden.filter((id) => unasked.includes(id));
  return unasked.toLowerCase().includes(SECRET) ? [SECRET, ...named] : named;
}
