import { LinesField } from '#client/components/posting/LinesField.tsx';
import { StartFromAnswers } from '#client/pages/addJob/answers/StartFromAnswers.tsx';
import { textField, type Wizard } from '#client/pages/addJob/wizardProps.ts';

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
