import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export function JobMissing() {
  const t = useTranslations('jobs');
  return (
    <Container width="text" className="grid justify-items-center py-14 text-center">
      <Drawing name="search" className="mb-5 w-36" />
      <h1 className="text-xl md:text-2xl">{t('missing.title')}</h1>
      <p className="mt-2 text-soft">{t('missing.message')}</p>
      <Link to="/browse-jobs" className={`mt-6 ${buttonClass({ variant: 'main' })}`}>
        {t('missing.back')}
      </Link>
    </Container>
  );
}
