import { useApolloClient, useMutation } from '@apollo/client/react';
import { beginSession } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { loginForm } from '#schema/validation/accountForms.ts';
import { typedEmail } from './typedEmail.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';

const LoginMutation = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      accessToken
      expiresAt
      user {
        ...SessionUser_user
      }
    }
  }
`);

export function useLogin(onDone: () => void) {
  const client = useApolloClient();
  const [login] = useMutation(LoginMutation);
  return useServerForm({
    schema: loginForm,
    fields: ['email', 'password'],
    defaultValues: { email: typedEmail.get() },
    send: async (input) => {
      const { data } = await login({ variables: { input } });
      if (data) beginSession(client, data.login);
    },
    onSent: () => {
      typedEmail.clear();
      onDone();
    },
  });
}
