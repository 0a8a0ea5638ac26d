import { useEffect, useRef, type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type SessionUser, markOnboarded } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ProgressBar } from '#client/ui/figures/ProgressBar.tsx';
import { messageOf, type Translate } from '#schema/validation/issues.ts';
import { STEP_INCOMPLETE } from '#schema/validation/seekers/onboarding.ts';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import type { Draft } from './draft.ts';
import type { OnboardingStep } from './stepProps.ts';
import { useSteps } from './useSteps.ts';
import { useApolloClient } from '@apollo/client/react';
import { fieldFailures } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';
import { TOAST_SUCCESS_MS } from '#schema/options/limits.ts';
import { sendDraft } from './sendDraft.ts';

interface OnboardingStepsProps {
  user: SessionUser;
  steps: readonly OnboardingStep[];
  start: Draft;
  onClose: () => void;
  onFinished: () => void;
}

const FORM = 'onboarding-step';

export function OnboardingSteps(props: OnboardingStepsProps) {
  const { user, steps, start, onClose } = props;
  const t = useTranslations('onboarding');
  const rules: Translate = useTranslations('validation');
  const at = useSteps(user.id, steps, start);
  const finish = useCompleteSetup(user, props.onFinished);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at.index);

  // Only after a step: when the dialog opens, the dialog itself takes the focus.
  useEffect(() => {
    if (shown.current === at.index) return;
    shown.current = at.index;
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [at.index]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!at.isValid) at.showComplaints();
    else if (!at.isLast) at.next();
    else if (!finish.busy) {
      at.finish();
      void finish.send();
    }
  };
  const percent = Math.round((at.index / steps.length) * 100);
  const { Fields } = at.step;
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('later')}
      onClose={onClose}
      footer={
        <>
          {at.index > 0 ? (
            <Button onClick={at.previous} disabled={finish.busy}>
              {t('previous')}
            </Button>
          ) : (
            <Button onClick={onClose}>{t('later')}</Button>
          )}
          <Button
            type="submit"
            form={FORM}
            variant="main"
            disabled={!at.isValid}
            busy={finish.busy}
            aria-describedby={at.isValid ? undefined : `${FORM}-hint`}
          >
            {at.isLast ? t('complete') : t('continue')}
          </Button>
        </>
      }
    >
      <div className="mb-5 grid gap-1.5">
        <p className="tabular flex flex-wrap justify-between gap-x-4 text-sm text-soft">
          <span>{t('position', { step: at.index + 1, total: steps.length })}</span>
          <span>{t('percent', { percent })}</span>
        </p>
        <ProgressBar label={t('progress')} percent={percent} />
      </div>
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {t(`step.${at.step.id}.title`)}
      </h3>
      <p className="mt-0.5 mb-4 text-sm text-soft">{t(`step.${at.step.id}.text`)}</p>
      <form id={FORM} noValidate method="post" onSubmit={submit} className="grid gap-5">
        {finish.refusal !== undefined && (
          <FailureBanner error={finish.refusal} fallback={t('refused')} attempt={finish.attempt} />
        )}
        <Fields {...at.fields} />
        <p id={`${FORM}-hint`} className="min-h-[1.45em] text-sm text-soft">
          {!at.isValid && messageOf(STEP_INCOMPLETE, rules)}
        </p>
      </form>
    </Dialog>
  );
}

/** Complete Setup. The user never has to wait for the save to succeed (product decision 24). */
function useCompleteSetup({ id, firstName, role }: SessionUser, onFinished: () => void) {
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
