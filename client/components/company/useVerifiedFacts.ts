import { useFormatter, useTranslations } from 'use-intl';
import type { VerifiedBadge_CompanyFragment } from '#client/gql/graphql.ts';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** "Work email at acme.example, 3 Mar 2026", and so on. */
export function useVerifiedFacts(verification: VerifiedBadge_CompanyFragment['verification']) {
  const t = useTranslations('jobFacts');
  const format = useFormatter();
  if (!verification) return [];
  const { domain, domainVerifiedAt, gstinVerifiedAt, cinVerifiedAt } = verification;
  const date = (moment: string) => format.dateTime(new Date(moment), DATE);
  return [
    ...(domain && domainVerifiedAt
      ? [t('verified.domain', { domain, date: date(domainVerifiedAt) })]
      : []),
    ...(gstinVerifiedAt ? [t('verified.gstin', { date: date(gstinVerifiedAt) })] : []),
    ...(cinVerifiedAt ? [t('verified.cin', { date: date(cinVerifiedAt) })] : []),
  ];
}
