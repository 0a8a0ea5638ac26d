import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { SegmentRow_SegmentFragment } from '#client/gql/graphql.ts';
import { Cell } from '#client/ui/table/Cell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { SegmentMenu, type SegmentAction } from './SegmentMenu.tsx';

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
  return (
    <Row
      data-row={id}
      className="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:[&>td:not(:first-child,:last-child)]:col-span-2 max-md:[&>td:last-child]:col-start-2 max-md:[&>td:last-child]:row-start-1 max-md:[&>td:last-child]:items-start"
    >
      <Cell>
        <span className="block min-w-0 py-1.5">
          <button
            type="button"
            data-name=""
            onClick={() => onAct(mayChange ? 'edit' : 'explore')}
            className="hit-44 rounded-tag text-left text-base font-semibold break-words hover:underline"
          >
            {name}
          </button>
          <span className="block break-words text-soft">{conditions}</span>
          {problem && (
            <span className="mt-1 flex items-start gap-1.5 text-red">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 break-words">{problem}</span>
            </span>
          )}
        </span>
      </Cell>
      <Cell label={t('column.noun')}>
        <span className="block">{t(`noun.${noun}`)}</span>
        <span className="block text-soft">{kept}</span>
      </Cell>
      <Cell label={t('column.uses')}>{t('uses', { count: uses.length })}</Cell>
      <Cell align="end">
        <span className="flex justify-end">
          <SegmentMenu segment={segment} onAct={onAct} />
        </span>
      </Cell>
    </Row>
  );
}
