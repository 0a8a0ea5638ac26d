import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
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
