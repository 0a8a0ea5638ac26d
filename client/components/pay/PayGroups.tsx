import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { usePayAmount } from './usePayAmount.ts';

interface Group {
  key: string;
  label: ReactNode;
  jobs: number;
  low: number;
  median: number;
  high: number;
}

interface PayGroupsProps {
  caption: string;
  /** The heading of the first column: the experience, the size or the place. */
  of: string;
  groups: readonly Group[];
}

/** The pay of several groups, with a bar for each range on the same scale. */
export function PayGroups({ caption, of, groups }: PayGroupsProps) {
  const t = useTranslations('pay');
  const amount = usePayAmount();
  const most = Math.max(...groups.map(({ high }) => high));
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell>{of}</HeadCell>
        <HeadCell align="end">{t('range.median')}</HeadCell>
        <HeadCell>{t('range.middle')}</HeadCell>
        <HeadCell align="end">{t('jobs')}</HeadCell>
      </TableHead>
      <tbody role="rowgroup" className="max-md:block">
        {groups.map(({ key, label, jobs, low, median, high }) => (
          <Row key={key}>
            <Cell>
              <span className="font-semibold">{label}</span>
            </Cell>
            <Cell label={t('range.median')} align="end">
              <span className="font-semibold">{amount(median)}</span>
            </Cell>
            <Cell label={t('range.middle')}>
              <span className="grid gap-1">
                {t('range.fromTo', { low: amount(low), high: amount(high) })}
                <span aria-hidden="true" className="relative block h-1.5 min-w-28 bg-tint">
                  <span
                    style={{
                      left: `${(low / most) * 100}%`,
                      right: `${100 - (high / most) * 100}%`,
                    }}
                    className="absolute inset-y-0 min-w-1 rounded-tag bg-heat-3"
                  />
                </span>
              </span>
            </Cell>
            <Cell label={t('jobs')} align="end">
              {jobs}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
