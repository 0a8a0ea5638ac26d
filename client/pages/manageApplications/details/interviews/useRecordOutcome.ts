import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import type { InterviewOutcome } from '#client/gql/graphql.ts';

const RecordOutcomeMutation = graphql(`
  mutation RecordOutcome($input: RecordInterviewInput!) {
    recordInterview(input: $input) {
      interview {
        ...InterviewItem_changed
      }
    }
  }
`);

/** Whether the applicant came. The other outcome can be recorded as well, so it needs no question. */
export function useRecordOutcome(id: string) {
  const t = useTranslations('interviews');
  const showFailure = useFailureToast();
  const [record, { loading }] = useMutation(RecordOutcomeMutation);
  const as = async (outcome: InterviewOutcome) => {
    try {
      await record({ variables: { input: { id, outcome } } });
    } catch (error) {
      showFailure(t('failed'), error);
    }
  };
  return { as, busy: loading };
}
