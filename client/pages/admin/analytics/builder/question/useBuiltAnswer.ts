import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { AnalyticsQueryInput, BuiltAnswerQuery as AnswerData } from '#client/gql/graphql.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';
import type { BuiltQuery } from './question.ts';

const BuiltAnswerQuery = graphql(`
  query BuiltAnswer($query: AnalyticsQueryInput!) {
    admin {
      analytics {
        answer(query: $query) {
          dimensions {
            key
            name
          }
          measures {
            key
            name
            isStock
          }
          exactFrom
          rowCount
          isComplete
          leftOut
          readAt
          freshAt
          milliseconds
          timeZone
          grain
          ...AnalyticsChart_answer
        }
      }
    }
  }
`);

export type Answer = NonNullable<AnswerData['admin']>['analytics']['answer'];

/** A typical user pauses longer than this between two changes. */
const PAUSE = 250;
const SLOW_AFTER_MS = 2000;
const REFUSALS = ['BAD_USER_INPUT', 'RULE_VIOLATION', 'COST_LIMIT', 'NOT_FOUND'];

interface LastAnswer {
  asked: string;
  query: BuiltQuery;
  answer: Answer;
}
interface EndedRequest {
  asked: string;
  how: 'refused' | 'failed' | 'cancelled';
  error?: unknown;
}

/** Runs the question as it is built. A newer question cancels the previous one; the last result stays visible. */
export function useBuiltAnswer(query: BuiltQuery | null) {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<LastAnswer | null>(null);
  const [ended, setEnded] = useState<EndedRequest | null>(null);
  const [slow, setSlow] = useState<string | null>(null);
  const stopNow = useRef<() => void>(undefined);
  const asked = query && `${attempt} ${JSON.stringify(query)}`;
  const pause = useEffectEvent(() => (last === null && ended === null ? 0 : PAUSE));

  useEffect(() => {
    if (asked === null) return undefined;
    const meant = JSON.parse(asked.slice(asked.indexOf(' '))) as BuiltQuery;
    const stop = new AbortController();
    const fail = (error: unknown) => {
      if (stop.signal.aborted) return;
      const isRefused = errorCodes(error).some((code) => REFUSALS.includes(code));
      setEnded({ asked, how: isRefused ? 'refused' : 'failed', error });
    };
    const ask = async () => {
      const { data } = await client.query({
        query: BuiltAnswerQuery,
        variables: { query: inputOfQuery<AnalyticsQueryInput>(meant) },
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false, fetchOptions: { signal: stop.signal } },
      });
      const answer = data?.admin?.analytics.answer;
      if (!answer) throw new Error();
      if (!stop.signal.aborted) setLast({ asked, query: meant, answer });
    };
    const timer = setTimeout(() => void ask().catch(fail), pause());
    const watch = setTimeout(() => setSlow(asked), SLOW_AFTER_MS);
    stopNow.current = () => {
      clearTimeout(timer);
      stop.abort();
      setEnded({ asked, how: 'cancelled' });
    };
    return () => {
      clearTimeout(timer);
      clearTimeout(watch);
      stop.abort();
    };
  }, [asked, client]);

  const isEnded = ended?.asked === asked;
  const isReady = last?.asked === asked;
  return {
    answer: last?.answer ?? null,
    /** The question this result belongs to. */
    answered: last?.query ?? null,
    state:
      asked === null
        ? ('none' as const)
        : isReady
          ? ('ready' as const)
          : isEnded
            ? ended.how
            : slow === asked
              ? ('slow' as const)
              : ('waiting' as const),
    error: isEnded ? ended.error : undefined,
    again: () => setAttempt((now) => now + 1),
    cancel: () => stopNow.current?.(),
  };
}
export type BuiltAnswer = ReturnType<typeof useBuiltAnswer>;
