import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { chartKinds } from '#client/components/analytics/charts/chartKinds.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const FirstQuestionsQuery = graphql(`
  query FirstQuestions {
    admin {
      analytics {
        templates {
          key
          name
          question
          chart
          address
        }
      }
    }
  }
`);

const PATH = '/admin/analytics/explore';

/** Suggested questions, shown before anything has been chosen. */
export function FirstQuestions() {
  const t = useTranslations('analytics');
  const { data, loading } = useQuery(FirstQuestionsQuery, { fetchPolicy: 'no-cache' });
  const templates = data?.admin?.analytics.templates ?? [];
  return (
    <section aria-labelledby="first-questions" className="py-2">
      <h2 id="first-questions" className="text-lg">
        {t('builder.first.title')}
      </h2>
      <p className="mt-1 text-soft">{t('builder.first.lead')}</p>
      {loading && <Skeleton className="mt-4 h-72" />}
      {templates.length > 0 && (
        <ul className="mt-4 grid gap-2 sm:grid-cols-2">
          {templates.map(({ key, name, question, chart, address }) => {
            const Icon = chartKinds.find(({ kind }) => kind === chart)?.icon;
            return (
              <li key={key}>
                <Link
                  to={`${PATH}?${address}`}
                  preventScrollReset
                  className="flex h-full gap-3 rounded-card border border-line bg-card p-3.5 hover:border-edge"
                >
                  {Icon && <Icon className="mt-0.5 size-5 shrink-0 text-ink" />}
                  <span className="min-w-0">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-soft">{question}</span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
