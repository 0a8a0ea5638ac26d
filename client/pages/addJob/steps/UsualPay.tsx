import { skipToken, useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { PaySource } from '#client/components/pay/PaySource.tsx';
import { usePayAmount } from '#client/components/pay/usePayAmount.ts';
import { graphql } from '#client/gql/gql.ts';

const UsualPayQuery = graphql(`
  query UsualPay($title: String!, $location: String) {
    payInsight(title: $title, location: $location) {
      title
      place
      low
      median
      high
      ...PaySource_insight
    }
  }
`);

/** What similar jobs pay, beside the pay field. Renders nothing while that is unknown, so as not to get in the way. */
export function UsualPay({ title, location }: { title: string; location: string }) {
  const t = useTranslations('pay');
  const amount = usePayAmount();
  const variables = { title, location: location || null };
  const { data } = useQuery(UsualPayQuery, title ? { variables } : skipToken);
  const insight = data?.payInsight;
  if (!insight) return null;
  return (
    <aside aria-label={t('usual.label')} className="grid gap-1 rounded-card bg-tint p-4">
      <p>
        {t('usual.sentence', {
          title: insight.title,
          place: insight.place ?? t('india'),
          median: amount(insight.median),
          low: amount(insight.low),
          high: amount(insight.high),
        })}
      </p>
      <PaySource insight={insight} />
    </aside>
  );
}
