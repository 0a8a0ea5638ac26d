import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PAGE_NUMBER_MAX } from '#schema/options/limits.ts';
import { Link, useNavigate } from '#client/lib/routing.ts';
import { Pagination } from '#client/ui/layout/Pagination.tsx';

interface PageLinksProps {
  page: number;
  pages: number;
  /** The address of a page: the URL is the state. */
  toPage: (page: number) => string;
}

/** Links to the pages of a list. */
export function PageLinks(list: PageLinksProps) {
  const t = useTranslations('shell');
  return (
    <Pagination
      {...list}
      as={Link}
      labels={{
        nav: t('pages.nav'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (page) => t('pages.page', { page }),
      }}
      className="mt-8"
    />
  );
}

interface ListPagesProps extends PageLinksProps {
  /** Whether the list on the screen is the requested one rather than the previous one. */
  isSettled: boolean;
}

/** Links to the pages of a list that can become shorter. An address beyond the last page turns to that page. */
export function ListPages({ page, pages, toPage, isSettled }: ListPagesProps) {
  const navigate = useNavigate();
  const last = Math.min(pages || 1, PAGE_NUMBER_MAX);
  useEffect(() => {
    if (isSettled && page > last)
      void navigate(toPage(last), { replace: true, preventScrollReset: true });
  });
  return <PageLinks page={page} pages={last} toPage={toPage} />;
}
