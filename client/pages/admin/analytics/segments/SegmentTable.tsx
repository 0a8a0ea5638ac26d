import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import type { SegmentRow_SegmentFragment } from '#client/gql/graphql.ts';
import { builderPath } from '#client/components/analytics/builderPath.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { focusRowAfterDialog } from '#client/pages/admin/lists/nextRow.ts';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { DeleteSegmentDialog } from './DeleteSegmentDialog.tsx';
import { SegmentEditor } from './SegmentEditor.tsx';
import { SegmentRow, SegmentRow_segment, type SegmentAction } from './SegmentRow.tsx';
import { measureOfNoun } from './segmentForm.ts';

interface SegmentTableProps {
  segments: readonly FragmentType<typeof SegmentRow_segment>[];
}

export function SegmentTable(props: SegmentTableProps) {
  const t = useTranslations('segments');
  const navigate = useNavigate();
  const segments = props.segments.map((segment) => readFragment(SegmentRow_segment, segment));
  const [asked, setAsked] = useState<{
    act: SegmentAction;
    segment: SegmentRow_SegmentFragment;
  } | null>(null);
  const act = (wanted: SegmentAction, segment: SegmentRow_SegmentFragment) => {
    const { id, noun } = segment;
    if (wanted !== 'explore') setAsked({ act: wanted, segment });
    else void navigate(builderPath({ measures: [measureOfNoun(noun)], filter: { segment: id } }));
  };
  const close = () => {
    focusRowAfterDialog(asked?.segment.id);
    setAsked(null);
  };
  return (
    <>
      <Table caption={t('list')}>
        <TableHead>
          <HeadCell>{t('column.segment')}</HeadCell>
          <HeadCell>{t('column.noun')}</HeadCell>
          <HeadCell>{t('column.uses')}</HeadCell>
          <HeadCell align="end">
            <span className="sr-only">{t('column.actions')}</span>
          </HeadCell>
        </TableHead>
        <tbody role="rowgroup" className="max-md:block">
          {segments.map((segment) => (
            <SegmentRow
              key={segment.id}
              segment={segment}
              onAct={(wanted) => act(wanted, segment)}
            />
          ))}
        </tbody>
      </Table>
      {asked?.act === 'edit' && <SegmentEditor segment={asked.segment} onClose={close} />}
      {asked?.act === 'delete' && <DeleteSegmentDialog segment={asked.segment} onClose={close} />}
    </>
  );
}
