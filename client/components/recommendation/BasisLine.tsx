import { useTranslations } from 'use-intl';
import type { RecommendationBasis } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';

/** Says honestly what the jobs were chosen by, and what would make them fit better. */
export function BasisLine({ basis }: { basis: RecommendationBasis }) {
  const t = useTranslations('recommendation');
  return (
    <p className="text-sm text-soft">
      {t(`list.basis.${basis}`)}{' '}
      <Link to="/profile" className="hit-44 text-ink underline underline-offset-4">
        {t(basis === 'PROFILE' ? 'list.editProfile' : 'list.addSkills')}
      </Link>
    </p>
  );
}
