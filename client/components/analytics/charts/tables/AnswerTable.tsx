import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { FigureButton } from '#client/components/analytics/rows/FigureButton.tsx';
import type { FigureGroupKey } from '#schema/analytics/figureRows.ts';
import type { ChartAnswer, ChartRow, ChartValues } from '../chartAnswer.ts';
import { figureAt, groupAt } from '../data/figureAt.ts';
import { timeIndex } from '../data/seriesIn.ts';
import { useFigures } from '../words/useFigures.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { sortRows, type Sorting } from './sortRows.ts';
import { useTableColumns, type TableColumn } from './useTableColumns.ts';

interface AnswerTableProps {
  answer: ChartAnswer;
  /** Read out as the table's name. */
  caption: string;
  /** How many rows are shown before the reader asks for all of them. */
  first?: number;
}

/** The result as received: every figure, in full. */
export function AnswerTable({ answer, caption, first = 50 }: AnswerTableProps) {
  const t = useTranslations('analytics');
  const figures = useFigures();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const columns = useTableColumns(answer);
  const time = timeIndex(answer);
  const rows = sortRows(answer.rows, sorting);
  const shown = showsAll ? rows : rows.slice(0, first);
  const press = (by: Sorting['by'], index: number) => {
    const isSame = sorting?.by === by && sorting.index === index;
    const startsDown = by !== 'label';
    setSorting({ by, index, isDescending: isSame ? !sorting.isDescending : startsDown });
  };
  const sortOf = (by: Sorting['by'], index: number) => {
    if (sorting?.by !== by || sorting.index !== index) return null;
    return sorting.isDescending ? 'descending' : 'ascending';
  };
  const labelOf = (row: ChartRow, index: number) =>
    index === time
      ? figures.time(row.keys[index] ?? null, answer.grain)
      : row.labels[index] || figures.unknown;

  const figureIn = (column: TableColumn, values: ChartValues, group: FigureGroupKey[]) => {
    const text = column.text(values);
    const place = {
      index: column.index,
      group,
      isPrevious: column.by === 'previous',
      value: column.value?.(values),
      text,
    };
    return <FigureButton figure={figureAt(answer, place)} text={text} />;
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ScrollBox label={caption} isCards>
        <Table caption={caption} className="md:w-fit md:min-w-full">
          <TableHead>
            {answer.dimensions.map(({ key, name }, index) => (
              <HeadCell
                key={key}
                sort={sortOf('label', index)}
                onSort={() => press('label', index)}
                className="whitespace-nowrap"
              >
                {name}
              </HeadCell>
            ))}
            {columns.map(({ id, name, by, index }) => (
              <HeadCell
                key={id}
                align="end"
                sort={sortOf(by, index)}
                onSort={() => press(by, index)}
                className="whitespace-nowrap"
              >
                {name}
              </HeadCell>
            ))}
          </TableHead>
          <tbody role="rowgroup" className="max-md:block">
            {shown.map((row, place) => (
              <Row key={`${row.keys.join('\u001F')}-${place}`}>
                {answer.dimensions.map(({ key, name }, index) => (
                  <Cell
                    key={key}
                    label={index === 0 ? undefined : name}
                    className={index === 0 ? 'max-md:font-semibold' : undefined}
                  >
                    <span className="block max-w-96 md:min-w-24">{labelOf(row, index)}</span>
                  </Cell>
                ))}
                {columns.map((column) => (
                  <Cell
                    key={column.id}
                    label={column.name}
                    align="end"
                    className="md:whitespace-nowrap"
                  >
                    {figureIn(column, row, groupAt(answer, row.keys))}
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
          {answer.totals && answer.dimensions.length > 0 && (
            <tfoot role="rowgroup" className="max-md:block md:*:*:border-t md:*:*:border-edge">
              <Row className="font-semibold">
                {answer.dimensions.map(({ key }, index) => (
                  <Cell key={key} className={index > 0 ? 'max-md:hidden' : undefined}>
                    {index === 0 && t('charts.table.total')}
                  </Cell>
                ))}
                {columns.map((column) => (
                  <Cell
                    key={column.id}
                    label={column.name}
                    align="end"
                    className="md:whitespace-nowrap"
                  >
                    {figureIn(column, answer.totals!, [])}
                  </Cell>
                ))}
              </Row>
            </tfoot>
          )}
        </Table>
      </ScrollBox>
      {shown.length < rows.length && (
        <Button
          size="s"
          className="print-hidden justify-self-start"
          onClick={() => setShowsAll(true)}
        >
          {t('charts.table.showAll', { count: rows.length })}
        </Button>
      )}
    </div>
  );
}
