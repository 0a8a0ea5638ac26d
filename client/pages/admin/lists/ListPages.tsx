import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Pagination } from '#client/ui/layout/Pagination.tsx';
import { PAGE_NUMBER_MAX } from '#schema/options/limits.ts';
import type { ListPlace } from './useListAddress.ts';

interface ListPagesProps {
  place: Pick<ListPlace, 'pathOfPage' | 'turnTo'> & { address: { page: number } };
  pages: number;
  /** The list shown is the requested one, not the previous one. */
  isSettled: boolean;
}

/** Shown only if there is more than one page, or the address is beyond the last one. */
export function ListPages({ place, pages, isSettled }: ListPagesProps) {
  const t = useTranslations('admin');
  const { page } = place.address;
  const last = Math.min(Math.max(pages, 1), PAGE_NUMBER_MAX);
  const isBehind = isSettled && page > last;
  const goBack = useEffectEvent(() => place.turnTo(last));
  useEffect(() => {
    if (isBehind) goBack();
  }, [isBehind, last]);
  return (
    <Pagination
      className="mt-8"
      page={page}
      pages={last}
      toPage={place.pathOfPage}
      as={Link}
      labels={{
        nav: t('pages.nav'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (number) => t('pages.page', { page: number }),
      }}
    />
  );
}
