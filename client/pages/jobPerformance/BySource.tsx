import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { FigureTable } from './FigureTable.tsx';

const BySource_performance = graphql(`
  fragment BySource_performance on JobPerformance {
    sources {
      source
      views
      applications
    }
  }
`);

export function BySource(props: { performance: FragmentType<typeof BySource_performance> }) {
  const { sources } = readFragment(BySource_performance, props.performance);
  const t = useTranslations('jobPerformance');
  const format = useFormatter();
  return (
    <Card as="section" aria-labelledby="job-sources">
      <h2 id="job-sources" className="text-lg">
        {t('sources.heading')}
      </h2>
      {sources.length === 0 ? (
        <p className="mt-2 text-soft">{t('empty.title')}</p>
      ) : (
        <>
          <FigureTable
            caption={t('sources.heading')}
            columns={[t('sources.source'), t('step.views'), t('step.applications')]}
            rows={sources.map(({ source, views, applications }) => ({
              key: source ?? 'UNKNOWN',
              label: t(`source.${source ?? 'UNKNOWN'}`),
              figures: [
                // Every view has a source; only applications can have an unknown one.
                source ? format.number(views) : '–',
                format.number(applications),
              ],
            }))}
          />
          <p className="mt-2 text-xs text-soft">{t('sources.note')}</p>
        </>
      )}
    </Card>
  );
}
