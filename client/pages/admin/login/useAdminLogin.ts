import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { beginSession } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { loginForm } from '#schema/validation/accountForms.ts';

const AdminLoginMutation = graphql(`
  mutation AdminLogin($input: LoginInput!) {
    login(input: $input) {
      accessToken
      expiresAt
      user {
        id
        role
        ...SessionUser_user
      }
    }
  }
`);

/** Document 2, section 6: an ordinary login, after which the role is looked at. */
export function useAdminLogin() {
  const client = useApolloClient();
  const [login] = useMutation(AdminLoginMutation);
  const [denied, setDenied] = useState(false);
  const form = useServerForm({
    schema: loginForm,
    fields: ['email', 'password'],
    send: async (input) => {
      setDenied(false);
      const { data } = await login({ variables: { input } });
      if (!data) return;
      const isAdmin = data.login.user.role === 'ADMIN';
      setDenied(!isAdmin);
      beginSession(client, data.login);
      if (!isAdmin) throw new Error('Not an administrator');
    },
  });
  return { form, denied };
}
