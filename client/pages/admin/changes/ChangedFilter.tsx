import { useTranslations } from 'use-intl';
import { NO_CHOICE } from '#client/pages/admin/lists/listAddress.ts';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';

export function ChangedFilter({ place }: { place: ListPlace }) {
  const t = useTranslations('admin');
  return (
    <Chip
      selected={place.address.changed}
      onClick={() => place.filter({ ...NO_CHOICE, changed: true })}
    >
      {t('tools.changed')}
    </Chip>
  );
}
