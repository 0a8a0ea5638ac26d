import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinesField } from '#client/components/posting/LinesField.tsx';
import { textField, type Wizard } from '#client/pages/addJob/wizardProps.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

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

const AnswersDialog = loadOnUse(
  async () => (await import('#client/pages/addJob/answers/AnswersDialog.tsx')).AnswersDialog,
  { words: ['postingAnswers'] },
);

/** The button that opens the questions, whose code is loaded on use. */
function StartFromAnswers({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('addJob');
  const [isOpen, setOpen] = useState(false);
  const isReady = AnswersDialog.useIsReady();
  return (
    <div>
      <Button size="s" busy={isOpen && !isReady} onClick={() => setOpen(true)}>
        {t('answers')}
      </Button>
      {isOpen && <AnswersDialog wizard={wizard} onClose={() => setOpen(false)} />}
    </div>
  );
}
