import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import type { ActivityPlace } from './useActivityAddress.ts';

interface LogFiltersProps {
  place: ActivityPlace;
  /** The actor's name in the first entry; undefined until that is loaded. */
  actor: string | undefined;
  subject: string | undefined;
}

/** Shows which actor or subject the list is filtered by (chosen in an entry), and clears it. */
export function LogFilters({ place, actor, subject }: LogFiltersProps) {
  const t = useTranslations('activity');
  const { address, filter } = place;
  const chosen = [
    address.actor && {
      key: 'actor',
      text: t('tools.actor', { name: actor ?? address.actor }),
      label: t('tools.anyActor'),
      letGo: () => filter({ actor: null }),
    },
    address.subject && {
      key: 'subject',
      text: t('tools.subject', { name: subject ?? address.subject }),
      label: t('tools.anySubject'),
      letGo: () => filter({ subject: null }),
    },
  ].filter((one) => one !== null && one !== '');
  if (chosen.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {chosen.map(({ key, text, label, letGo }) => (
        <li
          key={key}
          className="flex min-w-0 items-center gap-1 rounded-full border border-line bg-ink-wash pl-3.5 text-sm"
        >
          <span className="min-w-0 wrap-anywhere">{text}</span>
          <Button
            variant="quiet"
            size="s"
            iconOnly
            aria-label={label}
            onClick={letGo}
            icon={<X className="size-4" />}
          />
        </li>
      ))}
    </ul>
  );
}
