import { useTranslations } from 'use-intl';
import { Sheet } from '#client/ui/overlays/Sheet.tsx';

const KEYS = [
  { key: '/', does: 'search' },
  { key: 'j', does: 'next' },
  { key: 'k', does: 'previous' },
  { key: null, does: 'openJob' },
  { key: 's', does: 'save' },
  { key: '?', does: 'help' },
] as const;

export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('browse');
  return (
    <Sheet title={t('keys.heading')} closeLabel={t('keys.close')} onClose={onClose}>
      <dl className="grid gap-3">
        {KEYS.map(({ key, does }) => (
          <div key={does} className="flex items-center justify-between gap-6">
            <dt>{t(`keys.${does}`)}</dt>
            <dd>
              <kbd className="inline-grid min-h-8 min-w-8 place-items-center rounded-tag border border-edge bg-tint px-2 text-sm font-semibold">
                {key ?? t('keys.enter')}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
