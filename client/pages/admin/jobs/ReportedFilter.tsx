import { useTranslations } from 'use-intl';
import { NO_CHOICE } from '#client/pages/admin/lists/listAddress.ts';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';

/** Jobs with user reports, whatever was decided about them before. */
export function ReportedFilter({ place }: { place: ListPlace }) {
  const t = useTranslations('admin');
  return (
    <Chip
      selected={place.address.reported}
      onClick={() => place.filter({ ...NO_CHOICE, reported: true })}
    >
      {t('tools.reported')}
    </Chip>
  );
}
