import { useMutation } from '@apollo/client/react';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { graphql } from '#client/gql/gql.ts';
import type { InquiryType as InquiryTypeName } from '#client/gql/graphql.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { DEFAULT_INQUIRY_TYPE, parseInquiryType } from '#schema/options/contact.ts';
import type { SentMessage } from './MessageSent.tsx';

const loadRules = async () => (await import('#schema/validation/contact.ts')).contactSchema;

const SendMessageMutation = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      message
      reference
      confirmationSent
    }
  }
`);

const EMPTY = { name: '', email: '', subject: '', message: '', inquiryType: DEFAULT_INQUIRY_TYPE };

/** `onSent(null)` while a new message is being sent. */
export function useSendMessage(onSent: (sent: SentMessage | null) => void) {
  const [sendMessage] = useMutation(SendMessageMutation);
  const [params] = useSearchParams();
  const inquiryType = parseInquiryType(params.get('type')) ?? DEFAULT_INQUIRY_TYPE;
  const form = useServerForm({
    schema: loadRules,
    fields: ['name', 'email', 'inquiryType', 'subject', 'message'],
    defaultValues: { ...EMPTY, inquiryType },
    send: async ({ inquiryType: type, ...values }) => {
      onSent(null);
      const input = { ...values, inquiryType: type.toUpperCase() as InquiryTypeName };
      const { data } = await sendMessage({ variables: { input } });
      if (!data) throw new Error();
      const { message, reference, confirmationSent } = data.sendMessage;
      return { message, reference, mailedTo: confirmationSent ? values.email : null };
    },
    onSent: (sent) => {
      form.reset(EMPTY);
      onSent(sent);
    },
  });
  return form;
}
