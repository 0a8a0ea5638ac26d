import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { needsSecondFactor } from '#client/components/account/needsSecondFactor.ts';
import { beginSession } from '#client/components/SessionUser.ts';
import { knownDevice } from '#client/lib/session.ts';
import { graphql } from '#client/gql/gql.ts';
import { loginForm } from '#schema/validation/accountForms.ts';
import { sharedEmail } from './sharedEmail.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';

const LoginMutation = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      accessToken
      expiresAt
      deviceToken
      user {
        ...SessionUser_user
      }
    }
  }
`);

/** Email and password, then the second-factor code if the account has one. */
export function useLogin(onDone: () => void) {
  const client = useApolloClient();
  const [login] = useMutation(LoginMutation);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useServerForm({
    schema: loginForm(needsCode),
    fields: needsCode ? ['code'] : ['email', 'password'],
    defaultValues: { email: sharedEmail.get() },
    send: async (input) => {
      try {
        const { data } = await login({ variables: { input: { ...input, ...knownDevice() } } });
        if (data) beginSession(client, data.login);
        return true;
      } catch (error) {
        if (!needsSecondFactor(error)) throw error;
        setNeedsCode(true);
        return false;
      }
    },
    onSent: (isIn) => {
      if (!isIn) return;
      sharedEmail.clear();
      onDone();
    },
  });
  const goBack = () => {
    form.setValue('code', '');
    setNeedsCode(false);
  };
  return { form, needsCode, goBack };
}
