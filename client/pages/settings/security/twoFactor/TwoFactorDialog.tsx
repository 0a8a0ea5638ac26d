import { EndDialog } from './EndDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

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
