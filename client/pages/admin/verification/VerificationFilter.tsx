import { useTranslations } from 'use-intl';
import { NO_CHOICE } from '#client/pages/admin/lists/listAddress.ts';
import type { ListPlace } from '#client/pages/admin/lists/useListAddress.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';

/** Companies whose certificate awaits review. */
export function VerificationFilter({ place }: { place: ListPlace }) {
  const t = useTranslations('admin');
  return (
    <Chip
      selected={place.address.verification}
      onClick={() => place.filter({ ...NO_CHOICE, verification: true })}
    >
      {t('tools.verificationWaiting')}
    </Chip>
  );
}
