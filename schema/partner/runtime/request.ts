import { KaamyabFailure, type Refusal } from './failure.ts';

export interface KaamyabOptions {
  /** The address of the site: https://kaamyab.example */
  url: string;
  /** The secret of an API key, `kmb_…`. Without one, you see what every visitor sees. */
  key?: string;
  /** The language of messages: en, hi or es. */
  language?: string;
  /** How many seconds one call waits in total when the rate limit is reached; 60 by default. */
  patience?: number;
  /** A replacement for the fetch of your platform. */
  fetch?: typeof fetch;
  /** A replacement for the timer, for tests. */
  wait?: (seconds: number) => Promise<void>;
}

interface Answer {
  data?: unknown;
  errors?: Refusal[];
}

/** Sends one operation and returns its data; throws if the request is refused. */
export function createRequest(options: KaamyabOptions) {
  const { patience = 60, wait = pause } = options;
  return async <Data>(query: string, variables: object): Promise<Data> => {
    for (let waited = 0; ;) {
      const { data, errors } = await post(options, query, variables);
      if (data && !errors) return data as Data;
      const failure = new KaamyabFailure(
        errors?.[0] ?? { message: 'There was no answer in the answer.' },
      );
      const seconds = failure.retryAfter;
      // Only requests that were never started may be retried.
      if (failure.code !== 'RATE_LIMITED' || !seconds || waited + seconds > patience) throw failure;
      waited += seconds;
      await wait(seconds);
    }
  };
}

async function post(
  { url, key, language, fetch: send = fetch }: KaamyabOptions,
  query: string,
  variables: object,
): Promise<Answer> {
  const response = await send(`${url.replace(/(?<!\/)\/+$/, '')}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
      ...(language && { 'accept-language': language }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const answer = parsed(text);
  if (!answer) {
    const extensions = { code: 'UNAVAILABLE' } as const;
    return { errors: [{ message: `The server answered ${response.status}.`, extensions }] };
  }
  return withRetryAfter(answer, response.headers.get('retry-after'));
}

function parsed(text: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}

function withRetryAfter(answer: Answer, header: string | null): Answer {
  const retryAfter = Number(header);
  if (!answer.errors || !retryAfter) return answer;
  const errors = answer.errors.map((error) => ({
    ...error,
    extensions: { retryAfter, ...error.extensions },
  }));
  return { ...answer, errors };
}

const pause = (seconds: number) =>
  new Promise<void>((goOn) => {
    setTimeout(goOn, seconds * 1_000);
  });
