import { FilterX } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { PinView } from './boardView.ts';

/** Names the filters of the dashboard that this report cannot follow. */
export function UnappliedFilters({ unapplied }: Pick<PinView, 'unapplied'>) {
  const t = useTranslations('boardView');
  const format = useFormatter();
  if (unapplied.length === 0) return null;
  const filters = format.list(unapplied.map((kind) => t(`unapplied.of.${kind}`)));
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm text-soft">
      <FilterX className="mt-0.5 size-4 shrink-0" />
      {t('unapplied.text', { filters, count: unapplied.length })}
    </p>
  );
}
