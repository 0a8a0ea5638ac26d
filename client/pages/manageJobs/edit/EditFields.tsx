import { useTranslations } from 'use-intl';
import { JobFactFields } from '#client/components/jobFacts/JobFactFields.tsx';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { DeadlineField } from '#client/components/posting/DeadlineField.tsx';
import { JobTitleField } from '#client/components/posting/JobTitleField.tsx';
import { LinesField } from '#client/components/posting/LinesField.tsx';
import { SalaryField } from '#client/components/posting/SalaryField.tsx';
import { useJobOptions } from '#client/components/posting/useJobOptions.ts';
import { QuestionsEditor } from '#client/components/screening/QuestionsEditor.tsx';
import { parseCategory } from '#schema/options/categories.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import type { EditText } from './editValues.ts';
import type { useEditJob } from './useEditJob.ts';

const TEXTS = [
  { name: 'description' },
  { name: 'requirements' },
  { name: 'responsibilities', optional: true },
  { name: 'benefits', optional: true },
] as const;

export function EditFields({ form }: { form: ReturnType<typeof useEditJob> }) {
  const t = useTranslations('addJob');
  const options = useJobOptions();
  const { values, set, error } = form;
  const text = (name: EditText) => ({
    id: `edit-${name}`,
    value: values[name],
    onChange: (value: string) => set(name, value),
    error: error(name),
  });
  const select = (name: EditText) => {
    const { onChange, ...field } = text(name);
    return {
      ...field,
      onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    };
  };
  return (
    <>
      <JobTitleField {...text('title')} freeText />
      <div className="grid gap-1">
        <LocationPicker {...text('location')} label={t('field.location')} />
        <Checkbox
          id="edit-isRemote"
          label={t('field.remote')}
          checked={values.isRemote}
          onChange={({ target }) => set('isRemote', target.checked)}
        />
      </div>
      <div className="grid gap-5 xs:grid-cols-2">
        <SelectField {...select('type')} label={t('field.type')} options={options.types} />
        <SelectField
          {...select('experience')}
          label={t('field.experience')}
          placeholder={values.experience ? undefined : t(`level.${form.level ?? 'NONE'}`)}
          options={options.experience}
        />
        <SelectField
          {...select('category')}
          label={t('field.category')}
          placeholder={values.category ? undefined : t('field.categoryChoose')}
          options={options.categories}
        />
      </div>
      <SalaryField {...text('salary')} />
      <DeadlineField {...text('applicationDeadline')} currentDeadline={form.deadline} />
      <JobFactFields prefix="edit" values={values} set={set} error={error} />
      {TEXTS.map((field) => (
        <LinesField key={field.name} {...field} {...text(field.name)} />
      ))}
      <QuestionsEditor
        id="edit-questions"
        questions={values.questions}
        onChange={(questions) => set('questions', questions)}
        error={error}
        category={parseCategory(values.category)}
      />
    </>
  );
}
