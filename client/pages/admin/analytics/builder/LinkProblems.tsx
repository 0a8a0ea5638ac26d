import { useFormatter, useTranslations } from 'use-intl';
import { Banner } from '#client/ui/Banner.tsx';
import type { Model } from './question/model.ts';
import type { QuestionInAddress } from './question/questionAddress.ts';
import { repairQuestion } from './question/repairQuestion.ts';

const PARTS = [
  'measures',
  'by',
  'filter',
  'last',
  'grain',
  'compare',
  'order',
  'limit',
  'zone',
  'totals',
  'pivot',
  'calc',
  'chart',
] as const;

/** The problems of an old or broken link. The next change rewrites it. */
export function LinkProblems({ model, found }: { model: Model; found: QuestionInAddress }) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const parts = PARTS.filter((part) => found.problems.includes(part));
  const { lost } = repairQuestion(model, found.question);
  if (found.problems.length === 0 && lost.length === 0) return null;
  return (
    <Banner kind="warning" className="mt-5">
      {found.problems.length > 0 && (
        <p>
          {t('builder.link.broken', {
            parts: format.list(parts.map((part) => t(`builder.link.part.${part}`))),
          })}
        </p>
      )}
      {lost.length > 0 && <p>{t('builder.link.lost', { names: format.list(lost) })}</p>}
    </Banner>
  );
}
