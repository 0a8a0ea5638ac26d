import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

interface RecommendedEmptyProps {
  headingLevel: 2 | 3;
  /** The number of fitting jobs that the person has already applied to. */
  applied: number;
}

export function RecommendedEmpty({ headingLevel, applied }: RecommendedEmptyProps) {
  const t = useTranslations('recommendation');
  return (
    <EmptyState
      headingLevel={headingLevel}
      drawing="search"
      title={applied > 0 ? t('list.applied', { count: applied }) : t('list.empty.title')}
      message={t(applied > 0 ? 'list.empty.others' : 'list.empty.text')}
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
