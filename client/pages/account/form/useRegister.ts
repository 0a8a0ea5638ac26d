import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { beginSession } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { knownDevice } from '#client/lib/session.ts';
import { toast } from '#client/ui/toast.ts';
import { TOAST_SUCCESS_MS } from '#schema/options/limits.ts';
import { signupForm } from '#schema/validation/accountForms.ts';
import { sharedEmail } from './sharedEmail.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';

const RegisterMutation = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      accessToken
      expiresAt
      deviceToken
      user {
        ...SessionUser_user
      }
    }
  }
`);

interface Registration {
  passwordMinLength: number;
  /** Whether the form asks for the role. */
  hiring: boolean;
  /** The role that is chosen in advance. */
  role: 'employer' | undefined;
  onDone: () => void;
}

export function useRegister({ passwordMinLength, hiring, role: wanted, onDone }: Registration) {
  const t = useTranslations('account');
  const client = useApolloClient();
  const [register] = useMutation(RegisterMutation);

  return useServerForm({
    schema: signupForm(passwordMinLength),
    fields: [
      ...(hiring ? (['role'] as const) : []),
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmPassword',
      'terms',
    ],
    defaultValues: { email: sharedEmail.get(), ...(wanted && { role: wanted }) },
    sentences: { role: t('signup.roleMissing') },
    send: async ({ email, password, firstName, lastName, role }) => {
      const chosen = role === 'employer' ? 'EMPLOYER' : 'JOB_SEEKER';
      const about = { email, password, firstName, lastName } as const;
      const input = { ...about, role: chosen, ...knownDevice() } as const;
      const { data } = await register({ variables: { input } });
      if (!data) return;
      beginSession(client, data.register);
      // A banner says that the address must be confirmed.
      toast({ kind: 'success', title: t('signup.done'), duration: TOAST_SUCCESS_MS });
    },
    onSent: () => {
      sharedEmail.clear();
      onDone();
    },
  });
}
