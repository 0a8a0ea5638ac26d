import type { Fetcher } from '@graphiql/toolkit';
import { Kind, type DocumentNode, type ExecutionResult } from 'graphql';
import { readEvents } from '#client/lib/live/readEvents.ts';

/** Sends requests with the key, or as a guest without one. Subscriptions use the event stream. */
export function askServer(key: string, locale: string): Fetcher {
  const headers = {
    'content-type': 'application/json',
    'accept-language': locale,
    ...(key && { authorization: `Bearer ${key}` }),
  };
  return (params, options) => {
    const body = JSON.stringify(params);
    if (isSubscription(options?.documentAST, params.operationName)) {
      const accept = 'text/event-stream';
      return eventsOf(post('/graphql/stream', { ...headers, accept }, body));
    }
    const accept = 'application/graphql-response+json, application/json';
    return post('/graphql', { ...headers, accept }, body).then(readAnswer);
  };
}

function post(path: string, headers: Record<string, string>, body: string): Promise<Response> {
  return fetch(path, { method: 'POST', headers, body });
}

function isSubscription(document?: DocumentNode, name?: string | null): boolean {
  const operations = document?.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const chosen = operations?.find((operation) => !name || operation.name?.value === name);
  return chosen?.operation === 'subscription';
}

async function* eventsOf(asked: Promise<Response>): AsyncGenerator<ExecutionResult> {
  const answer = await asked;
  if (!answer.ok || !answer.body) {
    yield await readAnswer(answer);
    return;
  }
  for await (const { name, data } of readEvents(answer.body, () => undefined)) {
    if (name === 'complete') return;
    yield JSON.parse(data) as ExecutionResult;
  }
}

const readAnswer = (answer: Response) => answer.json() as Promise<ExecutionResult>;
