import { useMutation } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import { requestPasswordResetSchema } from '#schema/validation/account.ts';
import { sharedEmail } from './sharedEmail.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';

const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      message
    }
  }
`);

export function useRequestPasswordReset(onSent: (email: string) => void) {
  const [request] = useMutation(RequestPasswordResetMutation);
  const form = useServerForm({
    schema: requestPasswordResetSchema,
    fields: ['email'],
    defaultValues: { email: sharedEmail.get() },
    send: async (input) => {
      await request({ variables: { input } });
      return input.email;
    },
    onSent: (email) => {
      sharedEmail.set(email);
      form.reset({ email: '' });
      onSent(email);
    },
  });
  return form;
}
