import { useTranslations } from 'use-intl';
import { isFiltered, NO_CHOICE } from './listAddress.ts';
import { NothingFound } from './NothingFound.tsx';
import type { ListPlace } from './useListAddress.ts';

/** An empty queue is good news. */
export function ListEmpty({ title, place }: { title: string; place: ListPlace }) {
  const t = useTranslations('admin');
  const { address, filter } = place;
  const { status, reported, changed, verification } = address;
  const isQueue = status === 'PENDING' || reported || changed || verification;
  const onlyWaiting = isQueue && !address.search.trim() && !address.industry && !address.company;
  const why = onlyWaiting ? 'done' : isFiltered(address) ? 'filtered' : 'none';
  return (
    <NothingFound
      isFiltered={why === 'filtered'}
      title={title}
      message={t(`empty.${why}`)}
      clear={
        why !== 'none' && {
          label: t('empty.showAll'),
          onClear: () => filter({ ...NO_CHOICE, search: '', company: null, industry: null }),
        }
      }
    />
  );
}
