import { useTranslations } from 'use-intl';
import type { View } from '#client/pages/manageApplications/applicationsAddress.ts';
import { KeyHint } from '#client/pages/manageApplications/KeyHint.tsx';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';

interface SelectAllProps {
  selection: Selection;
  view: View;
}

/** Selects by the filter, including rows that have not been loaded. The keys are explained beside it. */
export function SelectAll({ selection, view }: SelectAllProps) {
  const t = useTranslations('manageApplications');
  const { all, ids, selectable, withdrawn, selectAll, clear } = selection;
  const isAll = all !== null && all.except.size === 0;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-6 px-2 py-0.5 md:min-h-12 md:pr-4">
      {selectable > 0 && (
        <Checkbox
          className="mr-auto pl-3"
          label={
            <span className="text-sm font-semibold">
              {t('list.selectMatching', { count: selectable, withdrawn })}
            </span>
          }
          checked={isAll}
          mixed={!isAll && (all !== null || ids.size > 0)}
          onChange={isAll ? clear : selectAll}
        />
      )}
      <KeyHint view={view} />
    </div>
  );
}
