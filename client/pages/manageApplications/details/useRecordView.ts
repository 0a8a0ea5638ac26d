import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '#client/gql/gql.ts';

const RecordViewMutation = graphql(`
  mutation RecordView($input: RecordApplicationViewInput!) {
    recordApplicationView(input: $input) {
      application {
        id
        events {
          id
          kind
          at
          actorName
        }
      }
    }
  }
`);

/** The first opening is an event on the seeker's timeline. If recording it fails, nothing else is affected. */
export function useRecordView(id: string | null): void {
  const [record] = useMutation(RecordViewMutation);
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (!id || recorded.current === id) return;
    recorded.current = id;
    record({ variables: { input: { id } } }).catch(() => undefined);
  }, [id, record]);
}
