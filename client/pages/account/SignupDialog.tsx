import { useTranslations } from 'use-intl';
import { openDialog, type DialogName, type DialogProps } from '#client/lib/dialogs.ts';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { GoogleButton } from './google/GoogleButton.tsx';
import { DialogFrame } from './form/DialogFrame.tsx';
import { SignupFields } from './form/SignupFields.tsx';
import { SwitchLine } from './form/SwitchLine.tsx';
import { sharedEmail } from './form/sharedEmail.ts';
import { useAccountRules } from '#client/components/account/useAccountRules.ts';
import { useRegister } from './form/useRegister.ts';

/**
 * Registers a job seeker, and leads people who are hiring to the same dialog for employers. With `hiring`, set for
 * visitors who tried to open an employers' page, it asks for the role (product decision 17).
 */
export function SignupDialog(props: DialogProps) {
  const { returnUrl, hiring = false, onClose, onDone, onSwitch } = props;
  const t = useTranslations('account');
  const { allowRegistration, passwordMinLength } = useAccountRules();
  const role = hiring && returnUrl ? 'employer' : undefined;
  const form = useRegister({ passwordMinLength, hiring, role, onDone });
  const goTo = (name: DialogName) => {
    sharedEmail.set(form.textOf('email'));
    onSwitch(name);
  };
  const hire = () => {
    sharedEmail.set(form.textOf('email'));
    openDialog('signup', { hiring: true, returnUrl: '/add-job' });
  };

  return (
    <DialogFrame title={t('signup.title')} busy={form.busy} onClose={onClose}>
      {allowRegistration && !hiring && <GoogleButton returnUrl={returnUrl} disabled={form.busy} />}
      {allowRegistration ? (
        <ServerForm form={form} fallback={t('signup.failed')} submitLabel={t('signup.submit')}>
          <SignupFields {...{ form, passwordMinLength, hiring }} asksFirst={hiring && !role} />
        </ServerForm>
      ) : (
        <p>{t('signup.closed')}</p>
      )}
      <div className="mt-5 grid gap-2">
        {allowRegistration && !hiring && (
          <SwitchLine
            question={t('signup.isHiring')}
            label={t('signup.hire')}
            to="signup"
            onSwitch={hire}
            disabled={form.busy}
          />
        )}
        <SwitchLine
          question={t('signup.haveAccount')}
          label={t('signup.login')}
          to="login"
          onSwitch={goTo}
          disabled={form.busy}
        />
      </div>
    </DialogFrame>
  );
}
