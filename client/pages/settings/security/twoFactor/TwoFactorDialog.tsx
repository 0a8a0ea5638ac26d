import { useTranslations } from 'use-intl';
import { EndDialog } from './EndDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { SetUpTwoFactor } from '#client/components/twoFactor/SetUpTwoFactor.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

export interface TwoFactorDialogProps {
  hasPassword: boolean;
  isDemanded: boolean;
  onClose: () => void;
}

const DIALOGS = { setUp: SetUpDialog, renew: RenewDialog, end: EndDialog };
export type TwoFactorDialogName = keyof typeof DIALOGS;

export function TwoFactorDialog({
  name,
  ...props
}: TwoFactorDialogProps & { name: TwoFactorDialogName }) {
  const Shown = DIALOGS[name];
  return <Shown {...props} />;
}

/** Only its own buttons close it: an accidental press must not lose codes that are shown only once. */
function SetUpDialog({ hasPassword, onClose }: TwoFactorDialogProps) {
  const t = useTranslations('twoFactor');
  return (
    <Dialog title={t('setUp')} closeLabel={t('close')} dismissable={false} onClose={onClose}>
      <SetUpTwoFactor hasPassword={hasPassword} onDone={onClose} />
    </Dialog>
  );
}
