import { useTranslations } from 'use-intl';
import { JobFactFields } from '#client/components/jobFacts/JobFactFields.tsx';
import { DeadlineField } from '#client/components/posting/DeadlineField.tsx';
import { SalaryField } from '#client/components/posting/SalaryField.tsx';
import { QuestionsEditor } from '#client/components/screening/QuestionsEditor.tsx';
import { idOf } from '#client/pages/addJob/wizardValues.ts';
import { parseCategory } from '#schema/options/categories.ts';
import { flagField, textField, type Wizard } from '#client/pages/addJob/wizardProps.ts';
import { UsualPay } from './UsualPay.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';

export function SettingsStep({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('addJob');
  return (
    <>
      <SalaryField {...textField(wizard, 'salary')} />
      <UsualPay title={wizard.values.title} location={wizard.values.location} />
      <DeadlineField {...textField(wizard, 'applicationDeadline')} />
      <JobFactFields prefix="job" {...wizard} />
      <div className="grid gap-1">
        <Checkbox
          {...flagField(wizard, 'isFeatured')}
          label={t('field.featured')}
          hint={t('field.featuredHint')}
        />
        <Checkbox
          {...flagField(wizard, 'isUrgent')}
          label={t('field.urgent')}
          hint={t('field.urgentHint')}
        />
      </div>
      <QuestionsEditor
        id={idOf('questions')}
        questions={wizard.values.questions}
        onChange={(questions) => wizard.set('questions', questions)}
        error={wizard.error}
        category={parseCategory(wizard.values.category)}
      />
    </>
  );
}
