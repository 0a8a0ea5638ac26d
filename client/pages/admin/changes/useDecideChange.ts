import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { DecidePendingChangeInput } from '#client/gql/graphql.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { toast } from '#client/ui/toast.ts';

const DecideChangeMutation = graphql(`
  mutation DecideChange($input: DecidePendingChangeInput!) {
    decidePendingChange(input: $input) {
      job {
        id
        ...JobRow_job
        ...JobReview_job
      }
      company {
        id
        approvedAt
        ...CompanyRow_company
        ...CompanyReview_company
      }
    }
  }
`);

const DETAILS = ['JobDialog', 'CompanyDialog'];

/** Whether the change was edited, withdrawn or decided on since it was loaded. */
export const isOutdated = (error: unknown): boolean =>
  errorCodes(error).some((code) => code === 'CONFLICT' || code === 'NOT_FOUND');

/** Rejects with the failure. */
export function useDecideChange(name: string) {
  const t = useTranslations('admin');
  const client = useApolloClient();
  const [send] = useMutation(DecideChangeMutation);
  return {
    decide: async (input: DecidePendingChangeInput): Promise<void> => {
      await send({ variables: { input } });
      toast({ kind: 'success', title: t(`done.change.${input.decision}`), message: name });
    },
    refresh: () => refreshLists(client),
    /** Also refetches an open dialog: the response to a refused decision carries no new data. */
    reload: () => refreshLists(client, DETAILS),
  };
}
