import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { NewPasswordField } from '#client/components/account/NewPasswordField.tsx';
import { useAccountRules } from '#client/components/account/useAccountRules.ts';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { beginSession } from '#client/components/SessionUser.ts';
import { graphql } from '#client/gql/gql.ts';
import type { JoinTeamForm_InvitationFragment } from '#client/gql/graphql.ts';
import { knownDevice } from '#client/lib/session.ts';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { TextField } from '#client/ui/TextField.tsx';

export const JoinTeamForm_invitation = graphql(`
  fragment JoinTeamForm_invitation on OpenedTeamInvitation {
    companyName
    inviterName
    email
    role
    state
  }
`);

const JoinTeamFormMutation = graphql(`
  mutation JoinTeamForm($input: JoinTeamInput!) {
    joinTeam(input: $input) {
      accessToken
      expiresAt
      deviceToken
      user {
        ...SessionUser_user
      }
    }
  }
`);

interface JoinTeamFormProps {
  invitation: JoinTeamForm_InvitationFragment;
  token: string;
  onDone: () => void;
}

/** A new account for the invited address. */
export function JoinTeamForm({ invitation, token, onDone }: JoinTeamFormProps) {
  const t = useTranslations('team');
  const account = useTranslations('account');
  const client = useApolloClient();
  const { passwordMinLength } = useAccountRules('cache-first');
  const [join] = useMutation(JoinTeamFormMutation);
  const { companyName, inviterName, email, role } = invitation;
  const form = useServerForm({
    schema: async () =>
      (await import('#schema/validation/employers/team.ts')).joinTeamSchema(passwordMinLength),
    fields: ['firstName', 'lastName', 'password'],
    defaultValues: { token },
    send: async ({ password, firstName, lastName }) => {
      const input = { token, password, firstName, lastName, ...knownDevice() };
      const { data } = await join({ variables: { input } });
      if (data) beginSession(client, data.joinTeam);
    },
    onSent: onDone,
  });
  return (
    <Container className="py-10 md:py-14">
      <div className="mx-auto max-w-[420px]">
        <h1 tabIndex={-1} className="text-xl md:text-2xl">
          {t('join.heading', { company: companyName })}
        </h1>
        <p className="mt-1 text-soft">
          {inviterName
            ? t('join.by', { name: inviterName, role: t(`role.${role}.name`) })
            : t('join.role', { role: t(`role.${role}.name`) })}
        </p>
        <p className="mt-1 mb-6 text-soft">{t('join.state.SIGN_UP', { email })}</p>
        <Card>
          <ServerForm form={form} fallback={t('form.failed')} submitLabel={t('join.submit')}>
            <div className="grid gap-4 xs:grid-cols-2 xs:gap-3">
              <TextField
                {...form.field('firstName')}
                label={account('field.firstName')}
                note={account('field.optional')}
                autoComplete="given-name"
              />
              <TextField
                {...form.field('lastName')}
                label={account('field.lastName')}
                note={account('field.optional')}
                autoComplete="family-name"
              />
            </div>
            {/* For password managers. */}
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <NewPasswordField
              {...form.field('password')}
              label={account('field.password')}
              min={passwordMinLength}
            />
          </ServerForm>
        </Card>
      </div>
    </Container>
  );
}
