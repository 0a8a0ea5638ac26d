import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { useIsApplying } from '#client/components/apply/openApply.ts';
import { useOpenDialog } from '#client/lib/dialogs.ts';
import { useLocation } from '#client/lib/routing.ts';
import {
  currentSession,
  markOnboarded,
  useSession,
  type SessionUser,
} from '#client/lib/session.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { CompleteProfileBanner } from './CompleteProfileBanner.tsx';
import { findUnsent, useUnsentDraft } from './draft.ts';
import {
  ASKED_ROLES,
  closeOnboarding,
  isOnboardingPostponed,
  openOnboarding,
  postponeOnboarding,
  useOnboardingOpen,
} from './onboardingWindow.ts';

const SEND_AGAIN_AFTER = 60_000;
/** On these pages the user is busy with something else and is not interrupted. The banner also asks. */
const QUIET =
  /^\/(?:login|verify-email|confirm-work-email|reset-password|unsubscribe|admin|docs)(?:\/|$)/;

const dialog = async () => (await import('./OnboardingDialog.tsx')).OnboardingDialog;
const DIALOGS = {
  JOB_SEEKER: loadOnUse(dialog, { words: ['onboarding', 'profile', 'jobFacts', 'validation'] }),
  EMPLOYER: loadOnUse(dialog, { words: ['onboarding', 'companyProfile', 'company', 'validation'] }),
};

/** For users with an incomplete profile: the banner, and the dialog. */
export function Onboarding() {
  return (
    <>
      <CompleteProfileBanner />
      <OnboardingHost />
    </>
  );
}

/** Hosts the onboarding dialog. Its code is loaded when it first opens, and never for a guest. */
function OnboardingHost() {
  const { user, onboardingComplete } = useSession();
  const { pathname, search } = useLocation();
  const isBusy = useOpenDialog() !== null;
  const open = useOnboardingOpen();
  const id = user?.id;
  const asked = user !== null && ASKED_ROLES.includes(user.role);
  const isApplying = useIsApplying(pathname);
  const quiet = isBusy || isApplying || QUIET.test(pathname) || search.includes('apply=1');
  useSending(user);

  useEffect(() => {
    if (id && asked && !quiet && !isOnboardingPostponed(id) && !currentSession().onboardingComplete)
      openOnboarding();
  }, [id, asked, onboardingComplete, quiet]);

  // The next user to log in starts with it closed.
  useEffect(() => closeOnboarding, []);

  if (!user || !open || !asked) return null;
  const OnboardingDialog = DIALOGS[user.role === 'EMPLOYER' ? 'EMPLOYER' : 'JOB_SEEKER'];
  return (
    <OnboardingDialog
      key={user.id}
      user={user}
      onClose={() => postponeOnboarding(user.id)}
      onFinished={closeOnboarding}
      onFailed={closeOnboarding}
    />
  );
}

/** Product decision 24: what could not be saved is retried until the server has it. */
function useSending(user: SessionUser | null): void {
  const userId = user?.id;
  const role = user?.role;
  const client = useApolloClient();
  const waiting = useUnsentDraft() === userId && userId !== undefined;
  const send = useCallback(async () => {
    const { sendDraft } = await import('./sendDraft.ts');
    if (userId && role) await sendDraft(client, { id: userId, role });
  }, [client, userId, role]);

  useEffect(() => {
    if (!userId || !findUnsent(userId)) return;
    markOnboarded();
    send().catch(() => undefined);
  }, [userId, send]);

  useEffect(() => {
    if (!waiting) return undefined;
    const again = () => void send().catch(() => undefined);
    const timer = setInterval(again, SEND_AGAIN_AFTER);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [waiting, send]);
}
