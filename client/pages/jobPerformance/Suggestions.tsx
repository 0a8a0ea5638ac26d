import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { JobPerformanceSuggestionKind } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';

const Suggestions_suggestion = graphql(`
  fragment Suggestions_suggestion on JobPerformanceSuggestion {
    kind
    own
    other
    question
  }
`);

interface SuggestionsProps {
  jobId: string;
  suggestions: readonly FragmentType<typeof Suggestions_suggestion>[];
}

/** Suggestions, each with its figures and a link to where to follow it. Without suggestions, nothing is shown. */
export function Suggestions({ jobId, ...props }: SuggestionsProps) {
  const t = useTranslations('jobPerformance');
  const mayPost = useTeamRight('post');
  const mayDecide = useTeamRight('decide');
  const suggestions = props.suggestions.map((one) => readFragment(Suggestions_suggestion, one));
  if (suggestions.length === 0) return null;
  const isOffered = (kind: JobPerformanceSuggestionKind) =>
    kind === 'ANSWERS_WAIT' ? mayDecide : mayPost;
  return (
    <Card as="section" aria-labelledby="job-suggestions">
      <h2 id="job-suggestions" className="text-lg">
        {t('suggestions.heading')}
      </h2>
      <ul className="mt-1">
        {suggestions.map(({ kind, own, other, question }) => (
          <li
            key={kind}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 last:border-b-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <div className="min-w-0">
              <h3 className="text-base font-semibold">{t(`suggestions.${kind}.title`)}</h3>
              <p className="measure break-words text-soft">
                {t(`suggestions.${kind}.fact`, {
                  own,
                  other: other ?? 0,
                  question: question ?? '',
                })}
              </p>
            </div>
            {isOffered(kind) && (
              <Link
                to={
                  kind === 'ANSWERS_WAIT'
                    ? `/manage-applications?job=${jobId}&status=pending&sort=oldest`
                    : `/manage-jobs?edit=${jobId}`
                }
                className="hit-44 inline-flex items-center gap-1 justify-self-start text-link font-semibold"
              >
                {t(`suggestions.${kind}.action`)}
                <ArrowRight className="size-4" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
