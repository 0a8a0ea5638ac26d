import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { ProgressBar } from '#client/ui/figures/ProgressBar.tsx';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { sectionOfField } from './parts.ts';

export const CompletionCard_completion = graphql(`
  fragment CompletionCard_completion on ProfileCompletion {
    percent
    missing
  }
`);

interface CompletionCardProps {
  completion: FragmentType<typeof CompletionCard_completion>;
}

/** The documented score, with a link to each missing item. */
export function CompletionCard(props: CompletionCardProps) {
  const { percent, missing } = readFragment(CompletionCard_completion, props.completion);
  const t = useTranslations('profile');
  return (
    <Card as="section" aria-labelledby="profile-completion">
      <h2 id="profile-completion" className="text-base font-semibold">
        {t('completion.title')}
      </h2>
      <p className="tabular mt-1 text-xl font-bold">{t('completion.percent', { percent })}</p>
      <ProgressBar label={t('completion.title')} percent={percent} className="mt-2" />
      {missing.length === 0 ? (
        <p className="mt-3 text-sm text-soft">{t('completion.full')}</p>
      ) : (
        <>
          <p className="mt-3 text-sm text-soft">{t('completion.missing')}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {missing.map((field) => (
              <li key={field}>
                <a href={`#${sectionOfField(field)}`} className={chipClass()}>
                  {t(`field.${field}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
