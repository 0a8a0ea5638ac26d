import { BadgeCheck } from 'lucide-react';
import { useTranslations, useFormatter } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import type { VerifiedBadge_CompanyFragment } from '#client/gql/graphql.ts';

export const VerifiedBadge_company = graphql(`
  fragment VerifiedBadge_company on Company {
    verification {
      domain
      domainVerifiedAt
      gstinVerifiedAt
      cinVerifiedAt
    }
  }
`);

interface VerifiedBadgeProps {
  company: FragmentType<typeof VerifiedBadge_company>;
  /** `line` shows what was verified beside the badge; `mark` shows it on hover and reads it out. */
  shape?: 'mark' | 'line';
  className?: string;
}

/**
 * Shows that a company is a verified employer, with what was verified and when. Renders nothing for other companies.
 */
export function VerifiedBadge({ shape = 'mark', className, ...props }: VerifiedBadgeProps) {
  const { verification } = readFragment(VerifiedBadge_company, props.company);
  const t = useTranslations('jobFacts');
  const facts = useVerifiedFacts(verification).join('; ');
  if (!facts) return null;
  const isMark = shape === 'mark';
  return (
    <span
      title={isMark ? facts : undefined}
      className={joinClasses('inline-flex flex-wrap items-center gap-x-1.5 text-sm', className)}
    >
      <BadgeCheck className="size-4 shrink-0 text-green" />
      <span className="font-medium text-green">{t('verified.badge')}</span>
      <span className={isMark ? 'sr-only' : 'text-soft'}>{isMark ? `: ${facts}` : facts}</span>
    </span>
  );
}

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** "Work email at acme.example, 3 Mar 2026", and so on. */
function useVerifiedFacts(verification: VerifiedBadge_CompanyFragment['verification']) {
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
