import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldFailures } from '#client/lib/failures.ts';
import { markOnboarded, type SessionUser } from '#client/lib/session.ts';
import { toast } from '#client/ui/toast.ts';
import { TOAST_SUCCESS_MS } from '#schema/options/limits.ts';
import { sendDraft } from './sendDraft.ts';

/** Complete Setup. The user never has to wait for the save to succeed (product decision 24). */
export function useCompleteSetup({ id, firstName, role }: SessionUser, onFinished: () => void) {
  const t = useTranslations('onboarding');
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  const send = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await sendDraft(client, { id, role });
      toast({
        kind: 'success',
        title: t('done.title', { name: firstName || 'none' }),
        message: t('done.text', { role }),
        duration: TOAST_SUCCESS_MS,
      });
    } catch (error) {
      setBusy(false);
      setAttempt((count) => count + 1);
      if (fieldFailures(error).length > 0) return setRefusal(error);
      toast({ kind: 'warning', title: t('kept.title'), message: t('kept.text') });
    }
    markOnboarded();
    onFinished();
  };
  return { busy, refusal, attempt, send };
}
