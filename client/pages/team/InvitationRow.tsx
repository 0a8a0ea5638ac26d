import { useMutation } from '@apollo/client/react';
import { Clock, Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AddressText } from '#client/components/AddressText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { InvitationRow_InvitationFragment } from '#client/gql/graphql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { toast } from '#client/ui/toast.ts';
import { WorksOn } from './WorksOn.tsx';

export const InvitationRow_invitation = graphql(`
  fragment InvitationRow_invitation on TeamInvitation {
    id
    email
    role
    inviterName
    sentAt
    expiresAt
    isExpired
    jobs {
      id
      title
    }
  }
`);

const InvitationRowResendMutation = graphql(`
  mutation InvitationRowResend($id: ID!) {
    resendTeamInvitation(input: { id: $id }) {
      viewer {
        ...PeopleTab_viewer
      }
    }
  }
`);

const InvitationRowRevokeMutation = graphql(`
  mutation InvitationRowRevoke($id: ID!) {
    revokeTeamInvitation(input: { id: $id }) {
      viewer {
        ...PeopleTab_viewer
      }
    }
  }
`);

export function InvitationRow({ invitation }: { invitation: InvitationRow_InvitationFragment }) {
  const t = useTranslations('team');
  const shell = useTranslations('shell');
  const time = useTimeWords();
  const { id, email, role, inviterName, sentAt, expiresAt, isExpired, jobs } = invitation;
  const [resend, resending] = useMutation(InvitationRowResendMutation, { variables: { id } });
  const [revoke, revoking] = useMutation(InvitationRowRevokeMutation, { variables: { id } });
  const press = async (what: 'resent' | 'revoked') => {
    try {
      await (what === 'resent' ? resend() : revoke());
      toast({ kind: 'success', title: t(`invitation.${what}`, { email }) });
    } catch (error) {
      toast({ kind: 'error', title: serverMessage(error) ?? shell('errors.offline') });
    }
  };
  const busy = resending.loading || revoking.loading;
  return (
    <Card as="li" className="flex flex-wrap items-start gap-3">
      <Mail className="mt-0.5 size-5 shrink-0 text-soft max-xs:hidden" />
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="min-w-0 text-base font-semibold">
            <AddressText address={email} />
          </h3>
          <Tag>{t(`role.${role}.name`)}</Tag>
          {isExpired && (
            <Tag tone="warning" icon={Clock}>
              {t('invitation.expired')}
            </Tag>
          )}
        </div>
        <WorksOn role={role} jobs={jobs} />
        <p className="text-sm text-soft">
          <time dateTime={sentAt} title={time.full(sentAt)}>
            {inviterName
              ? t('invitation.sentBy', { name: inviterName, when: time.ago(sentAt) })
              : t('invitation.sent', { when: time.ago(sentAt) })}
          </time>{' '}
          {!isExpired && (
            <time dateTime={expiresAt} title={time.full(expiresAt)}>
              {t('invitation.expires', { date: time.full(expiresAt) })}
            </time>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="s"
          disabled={busy}
          aria-label={t('invitation.resendTo', { email })}
          onClick={() => void press('resent')}
        >
          {t('invitation.resend')}
        </Button>
        <Button
          size="s"
          disabled={busy}
          aria-label={t('invitation.revokeOf', { email })}
          onClick={() => void press('revoked')}
        >
          {t('invitation.revoke')}
        </Button>
      </div>
    </Card>
  );
}
