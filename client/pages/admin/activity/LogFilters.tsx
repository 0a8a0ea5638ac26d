import { useTranslations } from 'use-intl';
import { ChosenFilter } from '#client/pages/admin/lists/ChosenFilter.tsx';
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
        <ChosenFilter key={key} text={text} label={label} onRemove={letGo} />
      ))}
    </ul>
  );
}
