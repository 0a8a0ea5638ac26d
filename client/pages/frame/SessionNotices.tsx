import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { SessionUser_user, SessionUserQuery } from '#client/components/SessionUser.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { updateUser, useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { recheckSession } from './keepSession.ts';

/** Notifies the user about the session; keepSession does the checking. */
export function SessionNotices() {
  const t = useTranslations('shell');
  const client = useApolloClient();
  const { status, unreachable, ended, why } = useSession();

  // A mutation that returns the user also updates the name in the header.
  const { data } = useQuery(
    SessionUserQuery,
    status === 'member' ? { fetchPolicy: 'cache-only' } : skipToken,
  );
  const user = data?.viewer && readFragment(SessionUser_user, data.viewer.user);
  useEffect(() => {
    if (user) updateUser(user);
  }, [user]);

  useEffect(() => {
    if (!ended || ended === 'left') return;
    const title = t(`session.${ended}`);
    // Keep the reason of a suspension on the screen.
    if (why) toast({ kind: 'warning', title, message: why, duration: Infinity });
    else toast({ kind: 'info', title, message: t('session.loginAgain') });
  }, [ended, why, t]);

  if (!unreachable) return null;
  return (
    <Banner
      kind="warning"
      shape="page"
      title={t('session.unreachableTitle')}
      actions={<Button onClick={() => void recheckSession(client)}>{t('session.retry')}</Button>}
    >
      {t('session.unreachable')}
    </Banner>
  );
}
