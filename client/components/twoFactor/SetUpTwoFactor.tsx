import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Stepper } from '#client/ui/layout/Stepper.tsx';
import { AppStep } from './AppStep.tsx';
import { PasswordStep, type Enrolment } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const STEPS = ['password', 'app', 'codes'] as const;

interface SetUpTwoFactorProps {
  hasPassword: boolean;
  /** Two-factor authentication is on and the codes are saved. */
  onDone: () => void;
}

/** Password, app, recovery codes: in a settings dialog, or where an administrator is required to set it up. */
export function SetUpTwoFactor({ hasPassword, onDone }: SetUpTwoFactorProps) {
  const t = useTranslations('twoFactor');
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const current = codes ? 2 : enrolment ? 1 : 0;
  return (
    <div className="grid gap-4">
      <Stepper
        label={t('steps')}
        steps={STEPS.map((id) => ({ id, label: t(`step.${id}`) }))}
        current={current}
        doneLabel={t('stepDone')}
        position={t('position', { step: current + 1, count: STEPS.length })}
      />
      {!enrolment && <PasswordStep hasPassword={hasPassword} onStarted={setEnrolment} />}
      {enrolment && !codes && <AppStep enrolment={enrolment} onConfirmed={setCodes} />}
      {codes && <RecoveryCodes codes={codes} lead={t('codes.lead')} onDone={onDone} />}
    </div>
  );
}
