import { useTranslations } from 'use-intl';

const KEYS = ['walk', 'open', 'search', 'select'] as const;

/** Explains the keyboard shortcuts, where there is a keyboard. */
export function KeyHint({ selects = false }: { selects?: boolean }) {
  const t = useTranslations('admin');
  return (
    <p
      role="note"
      aria-label={t('keys.hint')}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-soft max-lg:hidden"
    >
      {KEYS.filter((key) => selects || key !== 'select').map((key) => (
        <span key={key}>
          {t.rich(`keys.${key}`, {
            key: (name) => (
              <kbd className="rounded-tag border border-edge bg-tint px-1.5 text-xs leading-5 font-semibold">
                {name}
              </kbd>
            ),
          })}
        </span>
      ))}
    </p>
  );
}
