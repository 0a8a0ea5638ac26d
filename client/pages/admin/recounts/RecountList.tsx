import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { RecountTag } from './RecountTag.tsx';

export const RecountList_recount = graphql(`
  fragment RecountList_recount on Recount {
    id
    status
    askedBy
    requestedAt
    checked
    differing
    corrected
  }
`);

interface RecountListProps {
  recounts: readonly FragmentType<typeof RecountList_recount>[];
  /** The one whose details are shown. */
  current: string | null;
}

/** The newest thirty; each leads to its details. */
export function RecountList(props: RecountListProps) {
  const t = useTranslations('recounts');
  const time = useTimeWords();
  const format = useFormatter();
  const list = readFragment(RecountList_recount, props.recounts);
  return (
    <section aria-labelledby="recounts" className="mt-8 grid gap-3">
      <h2 id="recounts" className="text-lg">
        {t('history')}
      </h2>
      <Table caption={t('history')}>
        <TableHead>
          <HeadCell>{t('column.at')}</HeadCell>
          <HeadCell>{t('column.status')}</HeadCell>
          <HeadCell>{t('column.askedBy')}</HeadCell>
          <HeadCell align="end">{t('column.checked')}</HeadCell>
          <HeadCell align="end">{t('column.differing')}</HeadCell>
          <HeadCell align="end">{t('column.corrected')}</HeadCell>
        </TableHead>
        <tbody role="rowgroup" className="max-md:block">
          {list.map((one) => (
            <Row key={one.id} selected={one.id === props.current}>
              <Cell>
                <Link
                  to={`/admin/settings/recounts?recount=${one.id}`}
                  aria-current={one.id === props.current ? 'true' : undefined}
                  className="hit-44 font-semibold text-ink hover:underline"
                >
                  <time dateTime={one.requestedAt}>{time.full(one.requestedAt)}</time>
                </Link>
              </Cell>
              <Cell label={t('column.status')}>
                <RecountTag status={one.status} />
              </Cell>
              <Cell label={t('column.askedBy')}>{t(`askedBy.${one.askedBy}`)}</Cell>
              <Cell label={t('column.checked')} align="end">
                {format.number(one.checked)}
              </Cell>
              <Cell label={t('column.differing')} align="end">
                {format.number(one.differing)}
              </Cell>
              <Cell label={t('column.corrected')} align="end">
                {format.number(one.corrected)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
