import { ChartColumn, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { SegmentRow_SegmentFragment } from '#client/gql/graphql.ts';
import { SavedMenu } from '#client/pages/admin/analytics/saved/SavedMenu.tsx';
import { SavedName, SavedRow } from '#client/pages/admin/analytics/saved/SavedRow.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';

export const SegmentRow_segment = graphql(`
  fragment SegmentRow_segment on AnalyticsSegment {
    id
    name
    noun
    isShared
    isOwn
    mayChange
    owner {
      id
      name
    }
    version
    conditions
    problem
    address
    uses {
      kind
      id
      name
    }
  }
`);

const ICONS = { explore: ChartColumn, edit: Pencil, delete: Trash2 };
export type SegmentAction = keyof typeof ICONS;

interface SegmentRowProps {
  segment: SegmentRow_SegmentFragment;
  onAct: (act: SegmentAction) => void;
}

export function SegmentRow({ segment, onAct }: SegmentRowProps) {
  const t = useTranslations('segments');
  const { id, name, noun, conditions, problem, isShared, isOwn, owner, mayChange, uses } = segment;
  const kept = isOwn
    ? t(isShared ? 'kept.shared' : 'kept.private')
    : t('kept.by', { name: owner?.name ?? t('kept.left') });
  const acts: SegmentAction[] = ['explore', ...(mayChange ? (['edit', 'delete'] as const) : [])];
  return (
    <SavedRow
      id={id}
      name={<SavedName onOpen={() => onAct(mayChange ? 'edit' : 'explore')}>{name}</SavedName>}
      about={<span className="block break-words text-soft">{conditions}</span>}
      problem={problem}
      menu={
        <SavedMenu
          label={t('actions', { name })}
          acts={acts}
          icons={ICONS}
          nameOf={(act) => t(`act.${act}`)}
          onAct={onAct}
        />
      }
    >
      <Cell label={t('column.noun')}>
        <span className="block">{t(`noun.${noun}`)}</span>
        <span className="block text-soft">{kept}</span>
      </Cell>
      <Cell label={t('column.uses')}>{t('uses', { count: uses.length })}</Cell>
    </SavedRow>
  );
}
