import { ask, type Asked } from '#tests/support/ask.ts';
import { requireDocumentedAt } from '#tests/rest/documentedAnswers.ts';

/** Sends a request that no well-behaved client would send. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: Record<string, unknown>; path?: string[] }[];
    [key: string]: unknown;
  };
}

export async function send(url: string, init: Asked = {}): Promise<Answer> {
  const response = await ask(url, init);
  const text = await response.text();
  const body = text.startsWith('{') ? JSON.parse(text) : {};
  requireDocumentedAt(url, init.method ?? 'GET', response, body);
  return { status: response.status, headers: response.headers, text, body };
}

export function post(url: string, body: string, headers: Record<string, string> = {}) {
  return send(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

export function query(url: string, document: string, variables?: object, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return post(`${url}/graphql`, JSON.stringify({ query: document, variables }), headers);
}
