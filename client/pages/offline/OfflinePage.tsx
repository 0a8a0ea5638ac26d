import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { visitedPages, type VisitedPage } from '#client/lib/offline/worker.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useLocation } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { WaitingEntries } from './WaitingEntries.tsx';

export const meta = ({ words }: MetaArgs) => ({ title: words('offline')('page.title') });

const OWN = [
  { key: 'saved', path: '/saved-jobs' },
  { key: 'applications', path: '/my-applications' },
] as const;

const lineClass = 'flex min-h-11 flex-wrap items-center gap-x-3 py-1';

/** What waits to be sent, and what opens without a network. */
export function Page() {
  const t = useTranslations('offline');
  const { user } = useSession();
  const visited = useVisitedPages();
  const time = useTimeWords();
  const { wanted } = (useLocation().state ?? {}) as { wanted?: string };
  return (
    <Container width="text" className="py-6 md:py-8">
      <PageHeading lead={t('page.lead')}>{t('page.title')}</PageHeading>
      {wanted && (
        <Banner
          kind="info"
          className="mt-6"
          actions={
            <a href={wanted} className={buttonClass({ size: 's' })}>
              {t('entry.again')}
            </a>
          }
        >
          {t('page.needsInternet')}
        </Banner>
      )}
      <WaitingEntries />
      <section className="mt-8">
        <h2 className="text-lg">{t('page.opens')}</h2>
        <ul className="mt-2">
          {user?.role === 'JOB_SEEKER' &&
            OWN.map(({ key, path }) => (
              <li key={key} className={lineClass}>
                <Link to={path} className="text-link">
                  {t(`app.${key}`)}
                </Link>
              </li>
            ))}
          {visited.map(({ url, title, at }) => (
            <li key={url} className={lineClass}>
              {/* A plain link that reloads: only the worker has the page as it was visited. */}
              <a href={url} className="text-link min-w-0 wrap-anywhere">
                {title}
              </a>
              <time dateTime={new Date(at).toISOString()} className="text-sm text-soft">
                {time.full(new Date(at).toISOString())}
              </time>
            </li>
          ))}
        </ul>
        {visited.length === 0 && !user && <p className="text-soft">{t('page.nothing')}</p>}
      </section>
    </Container>
  );
}

function useVisitedPages(): readonly VisitedPage[] {
  const [pages, setPages] = useState<readonly VisitedPage[]>([]);
  useEffect(() => {
    // There are no caches on an insecure address.
    if (!('caches' in window)) return;
    visitedPages().then(setPages, () => undefined);
  }, []);
  return pages;
}
