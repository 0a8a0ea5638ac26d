import { answerPasswordQuestion, useIsPasswordAsked } from '#client/lib/passwordProof.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const ConfirmPasswordDialog = loadOnUse(
  async () => (await import('./ConfirmPasswordDialog.tsx')).ConfirmPasswordDialog,
  { words: ['account', 'validation'] },
);

const giveUp = () => answerPasswordQuestion(false);

/** Hosts the password prompt. Its code loads when the server first requires the password. */
export const PasswordHost = () =>
  useIsPasswordAsked() && (
    <ConfirmPasswordDialog onAnswer={answerPasswordQuestion} onFailed={giveUp} />
  );
