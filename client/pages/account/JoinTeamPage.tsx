import { skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { announceCompanyChange } from '#client/components/team/workCompany.ts';
import { useLogout } from '#client/components/useLogout.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { openDialog } from '#client/lib/dialogs.ts';
import { errorCodes, serverMessage } from '#client/lib/failures.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useLocation, useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Notice } from '#client/pages/account/Notice.tsx';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { toast } from '#client/ui/toast.ts';
import { JoinTeamForm, JoinTeamForm_invitation } from './JoinTeamForm.tsx';

const JoinTeamPageQuery = graphql(`
  query JoinTeamPage($token: String!) {
    teamInvitation(token: $token) {
      ...JoinTeamForm_invitation
    }
  }
`);

const JoinTeamPageAcceptMutation = graphql(`
  mutation JoinTeamPageAccept($token: String!) {
    acceptTeamInvitation(input: { token: $token }) {
      viewer {
        id
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('team')('join.title') });

/** The target of the link in an invitation. */
export function Page() {
  const t = useTranslations('team');
  const shell = useTranslations('shell');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const logout = useLogout(pathname + search);
  const { status, token: session } = useSession();
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const isKnown = status !== 'unknown';
  const { data, error, loading, refetch } = useQuery(
    JoinTeamPageQuery,
    token === '' || !isKnown
      ? skipToken
      : {
          variables: { token },
          // What it offers depends on who is logged in.
          context: { session },
          fetchPolicy: 'network-only',
          nextFetchPolicy: 'cache-first',
        },
  );
  const [accept, { loading: busy }] = useMutation(JoinTeamPageAcceptMutation);
  const [failure, setFailure] = useState<string | null>(null);
  const welcome = (companyName: string) => {
    toast({ kind: 'success', title: t('join.done', { company: companyName }) });
    void navigate('/');
  };
  const press = async (companyName: string) => {
    setFailure(null);
    try {
      await accept({ variables: { token } });
      welcome(companyName);
      await announceCompanyChange(client);
    } catch (wrong) {
      setFailure(serverMessage(wrong) ?? shell('errors.offline'));
    }
  };
  const home = (
    <Link to="/" className={buttonClass()}>
      {t('join.home')}
    </Link>
  );

  if (error && !isMalformed(error))
    return (
      <Notice
        drawing="broken"
        heading={t('join.unreachableTitle')}
        actions={
          <Button variant="main" busy={loading} onClick={() => void refetch().catch(() => null)}>
            {shell('errors.retry')}
          </Button>
        }
      >
        {shell('errors.offline')}
      </Notice>
    );
  if (token !== '' && !data && !error)
    return (
      <Notice drawing="letter" heading={t('join.title')}>
        <p className="inline-flex items-center gap-2">
          <Spinner />
          {t('join.asking')}
        </p>
      </Notice>
    );
  const invitation = readFragment(JoinTeamForm_invitation, data?.teamInvitation);
  if (!invitation)
    return (
      <Notice drawing="broken" heading={t('join.endedTitle')} actions={home}>
        {t('join.ended')}
      </Notice>
    );
  const { companyName, inviterName, email, role, state } = invitation;
  if (state === 'SIGN_UP')
    return (
      <JoinTeamForm invitation={invitation} token={token} onDone={() => welcome(companyName)} />
    );
  const actions = {
    READY: (
      <Button variant="main" busy={busy} onClick={() => void press(companyName)}>
        {t('join.accept')}
      </Button>
    ),
    LOG_IN: (
      <Button variant="main" onClick={() => openDialog('login')}>
        {t('join.logIn')}
      </Button>
    ),
    OTHER_ACCOUNT: (
      <Button variant="main" onClick={logout}>
        {t('join.logOut')}
      </Button>
    ),
    JOB_SEEKER: home,
  };
  return (
    <Notice
      drawing="letter"
      heading={t('join.heading', { company: companyName })}
      actions={actions[state]}
    >
      <p>
        {inviterName
          ? t('join.by', { name: inviterName, role: t(`role.${role}.name`) })
          : t('join.role', { role: t(`role.${role}.name`) })}
      </p>
      <p className="mt-2">{t(`join.state.${state}`, { email, company: companyName })}</p>
      {failure && (
        <Banner kind="error" title={t('form.failed')} className="mt-4 text-left">
          {failure}
        </Banner>
      )}
    </Notice>
  );
}

/** The link is damaged: ours never look like this. */
const isMalformed = (error: unknown) => errorCodes(error).includes('BAD_USER_INPUT');
