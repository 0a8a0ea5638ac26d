import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SessionUser_user, SessionUserQuery } from '#client/components/SessionUser.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { endsSession } from '#client/lib/failures.ts';
import {
  endSession,
  followOtherTabs,
  markUnreachable,
  startSession,
  updateUser,
  useSession,
} from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

const REPEAT_AFTER = 15_000;

/** Starts the session after hydration, asks the server what the stored token is worth, and follows what becomes of it. */
export function SessionKeeper() {
  const t = useTranslations('shell');
  const client = useApolloClient();
  const { status, token, unreachable, ended } = useSession();

  useEffect(() => {
    startSession();
    return followOtherTabs();
  }, []);

  const check = useCallback(async () => {
    if (!token) return;
    try {
      const { data } = await client.query({
        query: SessionUserQuery,
        fetchPolicy: 'network-only',
      });
      if (data?.viewer) updateUser(readFragment(SessionUser_user, data.viewer.user), token);
      else endSession('refused', token);
    } catch (error) {
      if (endsSession(error)) endSession('refused', token);
      else markUnreachable(token);
    }
  }, [client, token]);

  const unchecked = status === 'unknown' && token !== null;
  useEffect(() => {
    if (unchecked) void check();
  }, [unchecked, check]);

  useEffect(() => {
    if (!unreachable) return undefined;
    const repeat = () => void check();
    const timer = setInterval(repeat, REPEAT_AFTER);
    addEventListener('online', repeat);
    return () => {
      clearInterval(timer);
      removeEventListener('online', repeat);
    };
  }, [unreachable, check]);

  // What one person has read is not left for the next.
  const reader = useRef<string | null>(null);
  useEffect(() => {
    if (reader.current && reader.current !== token) client.resetStore().catch(() => undefined);
    reader.current = status === 'member' ? token : null;
  }, [client, status, token]);

  // CSS hides a guest's buttons by this; the script in the head has set it before the first paint.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (status === 'member') dataset.session = '1';
    if (status === 'guest') delete dataset.session;
  }, [status]);

  // A mutation that answers with the user changes the name in the header too.
  const { data } = useQuery(SessionUserQuery, {
    fetchPolicy: 'cache-only',
    skip: status !== 'member',
  });
  const user = data?.viewer && readFragment(SessionUser_user, data.viewer.user);
  useEffect(() => {
    if (user) updateUser(user);
  }, [user]);

  useEffect(() => {
    if (ended && ended !== 'left')
      toast({ kind: 'info', title: t(`session.${ended}`), message: t('session.loginAgain') });
  }, [ended, t]);

  if (!unreachable) return null;
  return (
    <Banner
      kind="warning"
      shape="page"
      title={t('session.unreachableTitle')}
      actions={<Button onClick={() => void check()}>{t('session.retry')}</Button>}
    >
      {t('session.unreachable')}
    </Banner>
  );
}
