import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinesField } from '#client/components/posting/LinesField.tsx';
import { textField, type Wizard } from '#client/pages/addJob/wizardProps.ts';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { Button } from '#client/ui/Button.tsx';

const TEXTS = [
  { name: 'description' },
  { name: 'requirements' },
  { name: 'responsibilities', optional: true },
  { name: 'benefits', optional: true },
] as const;

export function DescriptionStep({ wizard }: { wizard: Wizard }) {
  return (
    <>
      <StartFromAnswers wizard={wizard} />
      {TEXTS.map((text) => (
        <LinesField key={text.name} {...text} {...textField(wizard, text.name)} />
      ))}
    </>
  );
}

const WORDS = ['postingAnswers'] as const;
const load = () => import('#client/pages/addJob/answers/AnswersDialog.tsx');

/** Loads the questions when they are asked for. */
function StartFromAnswers({ wizard }: { wizard: Wizard }) {
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
