import { CircleCheck, Circle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { WizardValues } from '#client/pages/addJob/wizardValues.ts';
import { Card } from '#client/ui/Card.tsx';
import { checkPosting } from '#schema/posting/goodPosting.ts';
import { ExpectedApplicants } from './ExpectedApplicants.tsx';

interface PostingChecklistProps {
  values: WizardValues;
  onGoTo: (field: string) => void;
}

/** Suggestions that would improve the posting, each with the reason and a link to its field. They are all optional. */
export function PostingChecklist({ values, onGoTo }: PostingChecklistProps) {
  const t = useTranslations('addJob');
  const checks = checkPosting(values);
  const missing = checks.filter(({ isMet }) => !isMet);
  const met = checks.filter(({ isMet }) => isMet);
  return (
    <Card as="section" aria-labelledby="posting-checklist" className="grid gap-4">
      <div>
        <h2 id="posting-checklist" className="text-[1.0625rem]">
          {t('checklist.heading')}
        </h2>
        <p className="text-sm text-soft">
          {t(missing.length === 0 ? 'checklist.complete' : 'checklist.lead', {
            met: met.length,
            total: checks.length,
          })}
        </p>
      </div>
      {missing.length > 0 && (
        <ul aria-label={t('checklist.missing')} className="grid gap-3">
          {missing.map(({ id, field }) => (
            <li key={id} className="flex gap-2.5">
              <Circle className="mt-0.5 size-5 shrink-0 text-soft" />
              <span className="min-w-0">
                <button
                  type="button"
                  onClick={() => onGoTo(field)}
                  className="hit-44 text-left font-semibold text-link"
                >
                  {t(`checklist.${id}.title`)}
                </button>
                <span className="block text-sm text-soft">{t(`checklist.${id}.why`)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {met.length > 0 && (
        <ul aria-label={t('checklist.met')} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
          {met.map(({ id }) => (
            <li key={id} className="flex items-center gap-1.5 text-green">
              <CircleCheck className="size-4 shrink-0" />
              {t(`checklist.${id}.title`)}
            </li>
          ))}
        </ul>
      )}
      <ExpectedApplicants title={values.title} />
    </Card>
  );
}
