import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import type { Wizard } from '#client/pages/addJob/wizardProps.ts';
import { Button } from '#client/ui/Button.tsx';

const WORDS = ['postingAnswers'] as const;
const load = () => import('./AnswersDialog.tsx');

/** Loads the questions when they are asked for. */
export function StartFromAnswers({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('addJob');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const code = useLazyModule(isOpen ? load : null, WORDS, close);
  return (
    <div>
      <Button size="s" busy={isOpen && !code} onClick={() => setOpen(true)}>
        {t('answers')}
      </Button>
      {code && (
        <Words areas={WORDS}>
          <code.AnswersDialog wizard={wizard} onClose={close} />
        </Words>
      )}
    </div>
  );
}
