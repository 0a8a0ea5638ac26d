import { useTranslations } from 'use-intl';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { NO_CHOICE } from './listAddress.ts';
import type { ListPlace } from './useListAddress.ts';

/** Limits a list to one queue: with open reports, with a change or with a certificate that awaits review. */
export function QueueFilter(props: {
  place: ListPlace;
  queue: 'reported' | 'changed' | 'verification';
}) {
  const { place, queue } = props;
  const t = useTranslations('admin');
  return (
    <Chip
      selected={place.address[queue]}
      onClick={() => place.filter({ ...NO_CHOICE, [queue]: true })}
    >
      {t(queue === 'verification' ? 'tools.verificationWaiting' : `tools.${queue}`)}
    </Chip>
  );
}
