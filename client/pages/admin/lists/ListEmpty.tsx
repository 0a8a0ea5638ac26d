import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { isFiltered, NO_CHOICE } from './listAddress.ts';
import type { ListPlace } from './useListAddress.ts';

/** Why the list is empty and what to do next. An empty queue is good news. */
export function ListEmpty({ title, place }: { title: string; place: ListPlace }) {
  const t = useTranslations('admin');
  const { address, filter } = place;
  const { status, reported, changed, verification } = address;
  const isQueue = status === 'PENDING' || reported || changed || verification;
  const onlyWaiting = isQueue && !address.search.trim() && !address.industry;
  const why = onlyWaiting ? 'done' : isFiltered(address) ? 'filtered' : 'none';
  return (
    <EmptyState
      drawing={why === 'filtered' ? 'search' : 'folder'}
      title={title}
      message={t(`empty.${why}`)}
    >
      {why !== 'none' && (
        <Button
          onClick={() => {
            filter({ ...NO_CHOICE, search: '', industry: null });
            focusHeading();
          }}
        >
          {t('empty.showAll')}
        </Button>
      )}
    </EmptyState>
  );
}
