import { useTranslations } from 'use-intl';

const SHOWN = 5;

/** The first few of those affected, and how many more there are. */
export function NameList({ names }: { names: readonly string[] }) {
  const t = useTranslations('admin');
  return (
    <ul className="grid gap-0.5">
      {names.slice(0, SHOWN).map((name, index) => (
        <li key={index} className="font-semibold break-words">
          {name}
        </li>
      ))}
      {names.length > SHOWN && (
        <li className="text-soft">{t('note.more', { count: names.length - SHOWN })}</li>
      )}
    </ul>
  );
}
