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

/** Opening it is an event on the seeker's timeline, the first time; that it could not be told spoils nothing. */
export function useRecordView(id: string | null): void {
  const [record] = useMutation(RecordViewMutation);
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!id || told.current === id) return;
    told.current = id;
    record({ variables: { input: { id } } }).catch(() => undefined);
  }, [id, record]);
}
