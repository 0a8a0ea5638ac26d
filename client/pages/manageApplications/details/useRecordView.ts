import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { rememberOpened } from '#client/pages/manageApplications/lastOpened.ts';
import { graphql } from '#client/gql/gql.ts';

const RecordViewMutation = graphql(`
  mutation RecordView($input: RecordApplicationViewInput!) {
    recordApplicationView(input: $input) {
      application {
        id
        isUnread
        phone
        coverLetter
        expectedSalary
        resumeName
        events {
          id
          kind
          at
          actorName
          stageName
          plannedFor
        }
      }
    }
  }
`);

/**
 * Records that an application was opened. The first time, that is an event on the seeker's timeline, and the applicant
 * can no longer change the application; so its content is read again. If recording fails, the page is not affected.
 */
export function useRecordView(id: string | null): void {
  const [record] = useMutation(RecordViewMutation);
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (!id || recorded.current === id) return;
    recorded.current = id;
    rememberOpened(id);
    record({ variables: { input: { id } } }).catch(() => undefined);
  }, [id, record]);
}
