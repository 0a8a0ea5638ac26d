import { useCallback } from 'react';
import { Words } from '#client/components/Words.tsx';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { answerPasswordQuestion, useIsPasswordAsked } from '#client/lib/passwordProof.ts';

const AREAS = ['account', 'validation'] as const;
const load = () => import('./ConfirmPasswordDialog.tsx');

/** Hosts the password prompt. Its code loads when the server first requires the password. */
export function PasswordHost() {
  const isAsked = useIsPasswordAsked();
  const giveUp = useCallback(() => answerPasswordQuestion(false), []);
  const code = useLazyModule(isAsked ? load : null, AREAS, giveUp);
  if (!code) return null;
  return (
    <Words areas={AREAS}>
      <code.ConfirmPasswordDialog onAnswer={answerPasswordQuestion} />
    </Words>
  );
}
