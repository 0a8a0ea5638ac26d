import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { BackupTag } from './BackupTag.tsx';
import { useByteWords } from './useByteWords.ts';

export const BackupList_backups = graphql(`
  fragment BackupList_backups on Backups {
    list {
      id
      at
      status
      askedBy
      fileName
      size
      message
      keptUntil
      removedAt
    }
  }
`);

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The newest twenty, and how long their files are kept. */
export function BackupList(props: { backups: FragmentType<typeof BackupList_backups> }) {
  const { list } = readFragment(BackupList_backups, props.backups);
  const t = useTranslations('backups');
  const time = useTimeWords();
  const bytes = useByteWords();
  const format = useFormatter();
  const where = (
    <p className="text-sm text-soft">
      {t.rich('where', { code: (words) => <code className="whitespace-nowrap">{words}</code> })}
    </p>
  );
  if (list.length === 0) return where;
  return (
    <details>
      <summary className="hit-44 w-fit cursor-pointer font-semibold text-ink">
        {t('all', { count: list.length })}
      </summary>
      <div className="mt-3 grid gap-3">
        <Table caption={t('heading')}>
          <TableHead>
            <HeadCell>{t('column.at')}</HeadCell>
            <HeadCell>{t('column.status')}</HeadCell>
            <HeadCell>{t('column.askedBy')}</HeadCell>
            <HeadCell align="end">{t('column.size')}</HeadCell>
            <HeadCell>{t('column.keptUntil')}</HeadCell>
          </TableHead>
          <tbody role="rowgroup" className="max-md:block">
            {list.map((backup) => (
              <Row key={backup.id}>
                <Cell label={t('column.at')}>
                  <time dateTime={backup.at} title={backup.fileName ?? undefined}>
                    {time.full(backup.at)}
                  </time>
                </Cell>
                <Cell label={t('column.status')}>
                  <BackupTag status={backup.status} />
                  {backup.message && <span className="mt-1 block text-sm">{backup.message}</span>}
                </Cell>
                <Cell label={t('column.askedBy')}>{t(`askedBy.${backup.askedBy}`)}</Cell>
                <Cell label={t('column.size')} align="end">
                  <span className="whitespace-nowrap">
                    {backup.size === null ? '–' : bytes(backup.size)}
                  </span>
                </Cell>
                <Cell label={t('column.keptUntil')}>
                  {backup.removedAt && t('removed')}
                  {!backup.removedAt &&
                    (backup.keptUntil ? format.dateTime(new Date(backup.keptUntil), DATE) : '–')}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
        {where}
      </div>
    </details>
  );
}
