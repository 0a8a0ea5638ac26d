import { useTranslations } from 'use-intl';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { isFiltered } from './userAddress.ts';
import type { UserPlace } from './useUserAddress.ts';

/** Why the list is empty and what to do next. */
export function UsersEmpty({ place }: { place: UserPlace }) {
  const t = useTranslations('adminUsers');
  const filtered = isFiltered(place.address);
  return (
    <EmptyState
      drawing={filtered ? 'search' : 'folder'}
      title={t('none')}
      message={filtered ? t('empty.filtered') : t('empty.none')}
    >
      {filtered && (
        <Button
          onClick={() => {
            place.filter({ search: '', role: null, status: null });
            focusHeading();
          }}
        >
          {t('empty.showAll')}
        </Button>
      )}
    </EmptyState>
  );
}
