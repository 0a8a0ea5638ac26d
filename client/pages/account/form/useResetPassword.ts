import { useApolloClient, useMutation } from '@apollo/client/react';
import { SessionUserQuery } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { errorCodes, fieldFailures } from '#client/lib/failures.ts';
import { currentSession } from '#client/lib/session.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      message
    }
  }
`);

/** The password is set, or the link is invalid. */
export type ResetOutcome = 'done' | 'invalid';

interface Reset {
  token: string;
  passwordMinLength: number;
  onEnd: (outcome: ResetOutcome) => void;
}

export function useResetPassword({ token, passwordMinLength, onEnd }: Reset) {
  const client = useApolloClient();
  const [reset] = useMutation(ResetPasswordMutation);
  return useServerForm({
    schema: async () =>
      (await import('#schema/validation/accountForms.ts')).resetPasswordForm(passwordMinLength),
    fields: ['password', 'confirmPassword'],
    send: ({ password, revokeApiKeys }) => {
      const input = { token, password, ...(revokeApiKeys && { revokeApiKeys }) };
      return reset({ variables: { input } }).then(done, invalidOrThrow);
    },
    onSent: (outcome) => {
      // All sessions of the account have ended. If this browser holds one, it finds out now.
      if (outcome === 'done' && currentSession().token)
        client
          .query({ query: SessionUserQuery, fetchPolicy: 'network-only' })
          .catch(() => undefined);
      onEnd(outcome);
    },
  });
}

const done = (): ResetOutcome => 'done';

/** An error about the password is shown at its field. */
function invalidOrThrow(error: unknown): ResetOutcome {
  const aboutPassword = fieldFailures(error).some(({ field }) => field === 'password');
  if (aboutPassword || !errorCodes(error).includes('BAD_USER_INPUT')) throw error;
  return 'invalid';
}
