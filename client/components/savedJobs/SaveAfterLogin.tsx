import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useOpenDialog } from '#client/lib/dialogs.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useSession } from '#client/lib/session.ts';
import { loadCode } from '#client/ui/loadOnUse.ts';
import { dropPendingSave, takePendingSave } from './pendingSave.ts';

const load = () => import('./changeSavedJob.ts');

/** Completes the save a guest requested, on any page that the login leads to. Closing the login dialog cancels it. */
export function SaveAfterLogin() {
  const client = useApolloClient();
  const locale = useSiteLocale();
  const { status } = useSession();
  const isAsked = useOpenDialog() !== null;
  const wasAsked = useRef(false);

  useEffect(() => {
    if (status !== 'member') return;
    const job = takePendingSave();
    if (!job) return;
    void loadCode(load).then((code) => code?.completePendingSave({ client, locale }, job));
  }, [status, client, locale]);

  useEffect(() => {
    if (wasAsked.current && !isAsked && status === 'guest') dropPendingSave();
    wasAsked.current = isAsked;
  }, [isAsked, status]);

  return null;
}
