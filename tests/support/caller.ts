import { requireDocumentedAt } from '#tests/rest/documentedAnswers.ts';
import { ask } from './ask.ts';
import type { FailureCode, FieldFailure } from '#server/graphql/failures.ts';

interface FailureExtensions {
  code: FailureCode;
  rule?: string;
  fields?: FieldFailure[];
  requestId?: string;
  retryAfter?: number;
}

/** The first error of a GraphQL answer. */
export class GraphqlFailure extends Error {
  constructor(
    message: string,
    readonly extensions: FailureExtensions,
  ) {
    super(message);
  }
}

export interface RestAnswer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The two public APIs, as one person uses them. */
export interface Caller {
  /** Returns the data of the answer; throws its first error. */
  graphql<Data = Record<string, unknown>>(document: string, variables?: object): Promise<Data>;
  rest<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    more?: Record<string, string>,
  ): Promise<RestAnswer<Body>>;
}

export function caller(url: string, headers: Record<string, string> = {}): Caller {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    more?: Record<string, string>,
  ) => {
    const response = await ask(`${url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...headers,
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, body: parse(text) };
    requireDocumentedAt(`${url}${path}`, method, response, answer.body);
    return answer;
  };
  return {
    rest: async <Body>(
      method: string,
      path: string,
      body?: unknown,
      more?: Record<string, string>,
    ) => (await send(method, path, body, more)) as RestAnswer<Body>,
    graphql: async <Data>(query: string, variables?: object) => {
      const { body, status } = await send('POST', '/graphql', { query, variables });
      const { data, errors } = body as {
        data?: Data;
        errors?: { message: string; extensions: FailureExtensions }[];
      };
      const [first] = errors ?? [];
      if (first) throw new GraphqlFailure(first.message, first.extensions);
      if (!data)
        throw new Error(`/graphql answered ${status} without data: ${JSON.stringify(body)}`);
      return data;
    },
  };
}

function parse(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}
