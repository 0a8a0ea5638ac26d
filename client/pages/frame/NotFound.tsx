import { useTranslations } from 'use-intl';
import { Link, useNavigate } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

/** The 404 page, under its own address or in place of a missing page. */
export function NotFound() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  return (
    <Container width="message" className="grid justify-items-center py-14 text-center">
      <Drawing name="search" className="mb-5 w-36" />
      <h1 className="text-xl md:text-2xl">{t('notFound.heading')}</h1>
      <p className="mt-2 text-soft">{t('notFound.message')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Link to="/" className={buttonClass({ variant: 'main' })}>
          {t('notFound.goHome')}
        </Link>
        <Button onClick={() => void navigate(-1)}>{t('notFound.goBack')}</Button>
      </div>
      <h2 className="mt-12 text-base font-semibold">{t('notFound.shortcuts')}</h2>
      <ul className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-2">
        <li>
          <Link to="/browse-jobs">{t('notFound.browseJobs')}</Link>
        </li>
        <li>
          <Link to="/browse-categories">{t('notFound.browseCategories')}</Link>
        </li>
        <li>
          <Link to="/about">{t('notFound.about')}</Link>
        </li>
        <li>
          <Link to="/contact">{t('notFound.contact')}</Link>
        </li>
      </ul>
    </Container>
  );
}
