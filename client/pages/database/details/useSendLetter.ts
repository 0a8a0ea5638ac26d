import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import { toast } from '#client/ui/toast.ts';
import { contactCandidateSchema } from '#schema/validation/employers/candidate.ts';

const SendLetterMutation = graphql(`
  mutation SendLetter($input: ContactCandidateInput!) {
    contactCandidate(input: $input) {
      contactsLeft
      candidate {
        id
        contactedJobIds
      }
    }
  }
`);

/** Not optimistic, because a sent letter cannot be taken back. */
export function useSendLetter(candidateId: string, name: string, onSent: () => void) {
  const t = useTranslations('candidates');
  const [contact] = useMutation(SendLetterMutation);
  return useServerForm({
    schema: contactCandidateSchema,
    fields: ['jobId', 'message'],
    defaultValues: { candidateId, jobId: '', message: '' },
    send: (input) => contact({ variables: { input } }),
    onSent: ({ data }) => {
      const left = data?.contactCandidate.contactsLeft ?? 0;
      toast({
        kind: 'success',
        title: t('letter.sent'),
        message: `${t('letter.sentText', { name })} ${t('letter.left', { count: left })}`,
      });
      onSent();
    },
  });
}
