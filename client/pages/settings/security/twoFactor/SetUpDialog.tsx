import { useTranslations } from 'use-intl';
import { SetUpTwoFactor } from '#client/components/twoFactor/SetUpTwoFactor.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { TwoFactorDialogProps } from './TwoFactorDialog.tsx';

/** Only its own buttons close it: an accidental press must not lose codes that are shown only once. */
export function SetUpDialog({ hasPassword, onClose }: TwoFactorDialogProps) {
  const t = useTranslations('twoFactor');
  return (
    <Dialog title={t('setUp')} closeLabel={t('close')} dismissable={false} onClose={onClose}>
      <SetUpTwoFactor hasPassword={hasPassword} onDone={onClose} />
    </Dialog>
  );
}
