import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { OpenReportQuery as Found } from '#client/gql/graphql.ts';

const OpenReportQuery = graphql(`
  query OpenReport($id: ID!) {
    admin {
      analytics {
        report(id: $id) {
          id
          name
          description
          isShared
          isOwn
          mayChange
          version
          address
          problem
          owner {
            id
            name
          }
        }
      }
    }
  }
`);

export type OpenReport = NonNullable<NonNullable<Found['admin']>['analytics']['report']>;

interface LoadedReport {
  id: string;
  /** Null: it does not exist or is private to another user. */
  report: OpenReport | null;
  error?: unknown;
}

/** The report in the address, in its newest version if it was changed here. */
export function useOpenReport(id: string | null) {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<LoadedReport | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isLoaded = loaded?.id === id;
  useEffect(() => {
    if (id === null) return undefined;
    let isWanted = true;
    const ask = async () => {
      const { data } = await client.query({
        query: OpenReportQuery,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const report = data?.admin?.analytics.report ?? null;
      if (isWanted) setLoaded({ id, report });
    };
    ask().catch((error: unknown) => isWanted && setLoaded({ id, report: null, error }));
    return () => {
      isWanted = false;
    };
  }, [client, id, attempt]);
  return {
    report: isLoaded ? loaded.report : null,
    isLoading: id !== null && !isLoaded,
    error: isLoaded ? loaded.error : undefined,
    /** Refetches it after a change here; the known version stays until then. */
    again: () => setAttempt((now) => now + 1),
  };
}
export type OpenedReport = ReturnType<typeof useOpenReport>;
