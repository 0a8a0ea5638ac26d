import { useTranslations } from 'use-intl';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { BuilderState } from '../question/builderState.ts';
import { partsOf } from '#client/pages/admin/analytics/builder/question/question.ts';
import {
  changeQuery,
  removeFilterPart,
} from '#client/pages/admin/analytics/builder/question/steps.ts';
import { useQuestionWords } from '#client/pages/admin/analytics/builder/question/useQuestionWords.ts';

interface NothingFoundProps {
  build: BuilderState;
  /** The question that gave this result. */
  query: AnalyticsQuery;
  /** The number of hidden groups: those of fewer than five people. */
  leftOut: number;
}

/** Why the result is empty, and what could be removed from the question. */
export function NothingFound({ build, query, leftOut }: NothingFoundProps) {
  const t = useTranslations('analytics');
  const words = useQuestionWords(build.model);
  const parts = partsOf(query.filter);
  const why =
    leftOut > 0 ? 'fewPeople' : parts.length > 0 ? 'filtered' : query.range ? 'range' : 'none';
  return (
    <EmptyState
      title={t('builder.empty.title')}
      message={t(`builder.empty.${why}`, { range: words.range(query), count: leftOut })}
      className="md:py-8"
    >
      {parts.map((part, at) => (
        <Button
          key={at}
          size="s"
          onClick={() => {
            build.change(removeFilterPart(at));
            focusHeading();
          }}
        >
          {t('builder.empty.without', { filter: words.filterWords(part) })}
        </Button>
      ))}
      {query.range && (
        <Button
          size="s"
          onClick={() => {
            build.change(changeQuery({ range: null }));
            focusHeading();
          }}
        >
          {t('builder.empty.allTime')}
        </Button>
      )}
    </EmptyState>
  );
}
