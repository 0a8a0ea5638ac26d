import { useTranslations } from 'use-intl';
import { RECOMMENDATIONS_ENOUGH } from '#schema/options/limits.ts';
import type { RecommendationBasis } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';

interface BasisLineProps {
  basis: RecommendationBasis;
  /** How many of the listed jobs fit, and how many fitting ones the person has already applied to. */
  count: number;
  applied: number;
}

/** Says what the jobs were chosen by, or that only few fit, and what would help to find better ones. */
export function BasisLine({ basis, count, applied }: BasisLineProps) {
  const t = useTranslations('recommendation');
  const isThin = basis === 'PROFILE' && count < RECOMMENDATIONS_ENOUGH;
  return (
    <p className="text-sm text-soft">
      {isThin && applied > 0 && `${t('list.applied', { count: applied })} `}
      {isThin
        ? t(applied > 0 ? 'list.thinMore' : 'list.thin', { count })
        : t(`list.basis.${basis}`)}{' '}
      <Link to="/profile" className="hit-44 text-ink underline underline-offset-4">
        {t(basis === 'PROFILE' ? 'list.editProfile' : 'list.addSkills')}
      </Link>
    </p>
  );
}
