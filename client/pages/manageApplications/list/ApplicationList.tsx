import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useMoveWithToast } from '#client/pages/manageApplications/moves/useMove.ts';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import { useWalk } from './useWalk.ts';

export const ApplicationList_application = graphql(`
  fragment ApplicationList_application on Application {
    id
    ...ApplicationRow_application
    ...MovedApplication_application
  }
`);

interface ApplicationListProps {
  applications: readonly FragmentType<typeof ApplicationList_application>[];
  selection: Selection;
  toDetails: (id: string) => string;
}

export function ApplicationList({ applications, selection, toDetails }: ApplicationListProps) {
  const t = useTranslations('manageApplications');
  const entries = applications.map((one) => readFragment(ApplicationList_application, one));
  const ids = entries.map(({ id }) => id);
  const move = useMoveWithToast();
  const { selected, toggle } = selection;
  const select = useCallback((id: string) => toggle([id]), [toggle]);
  const { box, tabStop } = useWalk<HTMLUListElement>({ ids, onMove: move, onSelect: select });
  const count = ids.filter((id) => selected.has(id)).length;
  const isAll = count > 0 && count === ids.length;

  return (
    <div className="rounded-card border border-line bg-card">
      <div className="flex items-center border-b border-line px-2 py-0.5">
        <Checkbox
          className="pl-3"
          label={<span className="text-sm font-semibold">{t('list.selectAll')}</span>}
          checked={isAll}
          mixed={count > 0 && !isAll}
          onChange={() => toggle(isAll ? ids : ids.filter((id) => !selected.has(id)))}
        />
      </div>
      <ul ref={box} aria-label={t('list.label')}>
        {entries.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            toDetails={toDetails}
            isSelected={selected.has(application.id)}
            isStop={application.id === tabStop}
            onSelect={select}
            onMove={move}
          />
        ))}
      </ul>
    </div>
  );
}
