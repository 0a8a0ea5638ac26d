import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { InterviewOutcome } from '#client/gql/graphql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

const RecordOutcomeMutation = graphql(`
  mutation RecordOutcome($input: RecordInterviewInput!) {
    recordInterview(input: $input) {
      interview {
        ...InterviewItem_interview
      }
    }
  }
`);

/** Whether the applicant came. The other outcome can be recorded as well, so it needs no question. */
export function useRecordOutcome(id: string) {
  const t = useTranslations('interviews');
  const [record, { loading }] = useMutation(RecordOutcomeMutation);
  const as = async (outcome: InterviewOutcome) => {
    try {
      await record({ variables: { input: { id, outcome } } });
    } catch (error) {
      toast({ kind: 'error', title: t('failed'), message: serverMessage(error) });
    }
  };
  return { as, busy: loading };
}
