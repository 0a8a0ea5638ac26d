import { useTranslations } from 'use-intl';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';

/** Selects by the filter, including rows that have not been loaded. */
export function SelectAll({ selection }: { selection: Selection }) {
  const t = useTranslations('manageApplications');
  const { all, ids, selectable, selectAll, clear } = selection;
  if (selectable === 0) return null;
  const isAll = all !== null && all.except.size === 0;
  return (
    <div className="flex items-center px-2 py-0.5">
      <Checkbox
        className="pl-3"
        label={
          <span className="text-sm font-semibold">
            {t('list.selectMatching', { count: selectable })}
          </span>
        }
        checked={isAll}
        mixed={!isAll && (all !== null || ids.size > 0)}
        onChange={isAll ? clear : selectAll}
      />
    </div>
  );
}
