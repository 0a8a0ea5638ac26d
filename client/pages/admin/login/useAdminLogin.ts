import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { needsSecondFactor } from '#client/components/account/needsSecondFactor.ts';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { beginSession } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import { whileRenewing } from '#client/lib/session.ts';
import type { LoginFormValues } from '#schema/validation/accountForms.ts';

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

/** As documented: an ordinary login with its second factor, after which the role is checked. */
export function useAdminLogin() {
  const client = useApolloClient();
  const [login] = useMutation(AdminLoginMutation);
  const [denied, setDenied] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const answerTo = async (input: LoginFormValues) => {
    try {
      return (await login({ variables: { input } })).data;
    } catch (error) {
      if (!needsSecondFactor(error)) throw error;
      setNeedsCode(true);
      return undefined;
    }
  };
  const enter = async (input: LoginFormValues) => {
    setDenied(false);
    const data = await answerTo(input);
    if (!data) return;
    const isAdmin = data.login.user.role === 'ADMIN';
    setDenied(!isAdmin);
    beginSession(client, data.login);
    if (!isAdmin) throw new Error('Not an administrator');
  };
  const form = useServerForm({
    schema: async () => (await import('#schema/validation/accountForms.ts')).loginForm(needsCode),
    fields: needsCode ? ['code'] : ['email', 'password'],
    // The login ends the session that it is sent with, so a refusal of the old token must not end the new session.
    send: (input) => whileRenewing(enter(input)),
  });
  const goBack = () => {
    form.setValue('code', '');
    setNeedsCode(false);
  };
  return { form, denied, needsCode, goBack };
}
