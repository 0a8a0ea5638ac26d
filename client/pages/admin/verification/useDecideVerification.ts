import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import type { DecideVerificationInput } from '#client/gql/graphql.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { toast } from '#client/ui/toast.ts';

const DecideVerificationMutation = graphql(`
  mutation DecideVerification($input: DecideVerificationInput!) {
    decideVerification(input: $input) {
      company {
        id
        ...CompanyRow_company
        ...VerificationReview_company
      }
    }
  }
`);

const DETAILS = ['CompanyDialog', 'AdminCompanyPage'];

/** `decide` rejects with the failure; `decideNow` shows it in a toast. */
export function useDecideVerification(companyName: string, kind: string) {
  const t = useTranslations('admin');
  const showFailure = useFailureToast();
  const client = useApolloClient();
  const [send, { loading: busy }] = useMutation(DecideVerificationMutation);
  const decide = async (input: DecideVerificationInput): Promise<void> => {
    try {
      await send({ variables: { input: { ...input, companyName } } });
    } catch (error) {
      // A colleague or the employer acted first, so the page is out of date.
      const codes = errorCodes(error);
      if (codes.includes('CONFLICT') || codes.includes('NOT_FOUND'))
        void refreshLists(client, DETAILS);
      throw error;
    }
    toast({
      kind: 'success',
      title: t(`verification.done.${input.decision}`, { kind }),
      message: companyName,
    });
    void refreshLists(client);
    if (isFocusLost()) document.getElementById('company-verification')?.focus();
  };
  const decideNow = async (input: DecideVerificationInput): Promise<void> => {
    try {
      await decide(input);
    } catch (error) {
      showFailure(t('verification.failed'), error);
    }
  };
  return { decide, decideNow, busy };
}
