import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export function RecommendedEmpty({ headingLevel }: { headingLevel: 2 | 3 }) {
  const t = useTranslations('recommendation');
  return (
    <EmptyState
      headingLevel={headingLevel}
      drawing="search"
      title={t('list.empty.title')}
      message={t('list.empty.text')}
      className="py-6 md:py-8"
    >
      <Link to="/profile" className={buttonClass({ variant: 'main' })}>
        {t('list.editProfile')}
      </Link>
      <Link to="/browse-jobs" className={buttonClass({})}>
        {t('list.browse')}
      </Link>
    </EmptyState>
  );
}
