import { useTranslations } from 'use-intl';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { factOf, JOB_FACT_NAMES, type JobFact } from '#schema/fields/jobFacts.ts';
import type { FactTexts } from './factTexts.ts';
import { useFactWords } from './useFactWords.ts';

interface JobFactFieldsProps {
  /** What the ids of the controls begin with. */
  prefix: string;
  values: FactTexts;
  set: (name: JobFact, value: string) => void;
  error: (name: JobFact) => string | undefined;
}

/** A control for each fact of a job; empty means not given. */
export function JobFactFields({ prefix, values, set, error }: JobFactFieldsProps) {
  const t = useTranslations('jobFacts');
  const posting = useTranslations('addJob');
  const { labelOf, choicesOf } = useFactWords();
  return (
    <div className="grid gap-5 xs:grid-cols-2">
      {JOB_FACT_NAMES.map((name) => {
        const fact = factOf(name);
        const shared = { id: `${prefix}-${name}`, name, error: error(name) };
        const change = ({ target }: { target: { value: string } }) => set(name, target.value);
        if (fact.kind === 'flag')
          return (
            <Checkbox
              key={name}
              id={shared.id}
              label={labelOf(name)}
              checked={values[name] === 'true'}
              onChange={({ target }) => set(name, target.checked ? 'true' : '')}
            />
          );
        const field = { ...shared, value: values[name], onChange: change };
        return fact.kind === 'option' ? (
          <SelectField
            key={name}
            {...field}
            label={labelOf(name)}
            note={posting('field.optional')}
            placeholder={t('notStated')}
            options={choicesOf(name)}
          />
        ) : (
          <TextField
            key={name}
            {...field}
            label={labelOf(name)}
            note={posting('field.optional')}
            inputMode="numeric"
          />
        );
      })}
    </div>
  );
}
