import { useTranslations, useFormatter } from 'use-intl';
import { useFactWords } from '#client/components/jobFacts/useFactWords.ts';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { salaryFeedback } from '#client/components/posting/salaryFeedback.ts';
import { questionInput } from '#client/components/screening/questionForm.ts';
import { QuestionList } from '#client/components/screening/QuestionList.tsx';
import { useJobOptions } from '#client/components/posting/useJobOptions.ts';
import { useSalaryText } from '#client/components/posting/useSalaryText.ts';
import type { WizardValues } from '#client/pages/addJob/wizardValues.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { PreviewLines } from './PreviewLines.tsx';

interface JobPreviewProps {
  values: WizardValues;
  companyName: string | undefined;
}

/** Everything that will be posted, read-only, with notes where something is missing. */
export function JobPreview({ values, companyName }: JobPreviewProps) {
  const t = useTranslations('addJob');
  const facts = useTranslations('jobFacts');
  const questions = useTranslations('questions');
  const options = useJobOptions();
  const { known } = useFactWords();
  const pay = useSalaryText();
  const dayOf = useDayWords();
  const labelIn = (list: readonly { value: string; label: string }[], value: string) =>
    list.find((option) => option.value === value)?.label;
  const remark = salaryFeedback(values.salary);
  const salary = 'salary' in remark ? pay(remark.salary) : values.salary.trim();
  const { experience, applicationDeadline: deadline } = values;
  const rows = [
    [t('field.location'), values.location],
    [t('field.type'), labelIn(options.types, values.type)],
    [t('field.experience'), experience && t('preview.experience', { years: Number(experience) })],
    [t('field.category'), labelIn(options.categories, values.category)],
    [t('field.industry'), labelIn(options.industries(values.industry), values.industry)],
    [t('field.salary'), salary || facts('pay.undisclosed')],
    [
      t('field.deadline'),
      deadline ? t('preview.until', { date: dayOf(deadline) }) : t('preview.openEnded'),
    ],
    ...known(values).map(({ label, value }) => [label, value] as const),
  ] as const;
  const marks = [
    values.isFeatured && facts('mark.featured'),
    values.isUrgent && facts('mark.hot'),
  ].filter((mark) => mark !== false);
  return (
    <div className="grid gap-6">
      <p className="-mt-3 text-sm text-soft">{t('preview.lead')}</p>
      <div>
        <h3 className="text-xl break-words">
          <WrittenText text={values.title || t('preview.noTitle')} />
        </h3>
        <p className="text-soft">{companyName ?? t('preview.yours')}</p>
        {(marks.length > 0 || values.isRemote) && (
          <p className="mt-2 flex flex-wrap gap-2">
            {marks.map((mark) => (
              <Tag key={mark} tone="accent">
                {mark}
              </Tag>
            ))}
            {values.isRemote && <Tag>{facts('mark.remote')}</Tag>}
          </p>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="break-words">
              {value || <span className="text-soft italic">{t('preview.missing')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <PreviewLines heading={t('field.description')} text={values.description} asList={false} />
      <PreviewLines heading={t('field.requirements')} text={values.requirements} />
      {values.responsibilities.trim() && (
        <PreviewLines heading={t('field.responsibilities')} text={values.responsibilities} />
      )}
      {values.benefits.trim() && (
        <PreviewLines heading={t('field.benefits')} text={values.benefits} />
      )}
      {values.questions.length > 0 && (
        <section>
          <h3 className="text-[1.125rem]">{questions('heading')}</h3>
          <QuestionList questions={values.questions.map(questionInput)} />
        </section>
      )}
    </div>
  );
}

/** "2026-12-24" formatted for people. */
function useDayWords(): (day: string) => string {
  const format = useFormatter();
  return (day) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
}
