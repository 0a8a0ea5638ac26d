import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import type { ChartAnswer, ChartRow } from '../chartAnswer.ts';
import { groupAt } from '../data/figureAt.ts';
import { partialTest } from '../data/partialSteps.ts';
import { timeIndex } from '../data/seriesIn.ts';
import { useEventsIn } from '../marks/chartEvents.ts';
import { useFigures } from '../words/useFigures.ts';
import { FigureCell } from './FigureCell.tsx';
import { RowName } from './RowName.tsx';
import { ScrollBox } from './ScrollBox.tsx';
import { useSortedRows } from './useSortedRows.ts';
import { useTableColumns } from './useTableColumns.ts';

interface AnswerTableProps {
  answer: ChartAnswer;
  /** Read out as the table's name. */
  caption: string;
  /** How many rows are shown before the reader asks for all of them. */
  first?: number;
  /** Set on a tile, where headings wrap and a comparison takes no columns. */
  isCompact?: boolean;
}

/** The result as received: every figure, in full. */
export function AnswerTable({ answer, caption, first = 50, isCompact = false }: AnswerTableProps) {
  const t = useTranslations('analytics');
  const figures = useFigures();
  const [showsAll, setShowsAll] = useState(false);
  const { previousFrom, previousTo, timeZone } = answer;
  const period = previousFrom && previousTo && figures.period(previousFrom, previousTo, timeZone);
  const columns = useTableColumns(answer, isCompact);
  const time = timeIndex(answer);
  const { rows, sortOf, press } = useSortedRows(answer.rows);
  const shown = showsAll ? rows : rows.slice(0, first);
  const isPartial = partialTest(answer);
  const eventsIn = useEventsIn(answer);
  const timeLabel = (key: string | null) =>
    isPartial(key)
      ? `${figures.time(key, answer.grain)} (${t('charts.partial.word')})`
      : figures.time(key, answer.grain);
  const labelOf = (row: ChartRow, index: number) =>
    index === time ? timeLabel(row.keys[index] ?? null) : row.labels[index] || figures.unknown;
  /** The events of a step, with its first row. */
  const eventsOf = (row: ChartRow, place: number) => {
    const key = row.keys[time] ?? null;
    if (time < 0 || shown.findIndex((one) => one.keys[time] === key) !== place) return [];
    return eventsIn(key);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ScrollBox label={caption} isCards>
        <Table caption={caption} className={isCompact ? 'w-full' : 'md:w-fit md:min-w-full'}>
          <TableHead>
            {answer.dimensions.map(({ key, name }, index) => (
              <HeadCell
                key={key}
                sort={sortOf('label', index)}
                onSort={() => press('label', index)}
                className={isCompact ? 'align-bottom' : 'whitespace-nowrap'}
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
                className={isCompact ? 'align-bottom' : 'whitespace-nowrap'}
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
                    <span
                      className={joinClasses(
                        'block max-w-96',
                        isCompact ? 'break-words' : 'md:min-w-24',
                      )}
                    >
                      {index === 0 ? (
                        <RowName {...{ answer, columns, row }} text={labelOf(row, index)} />
                      ) : (
                        labelOf(row, index)
                      )}
                      {index === time &&
                        eventsOf(row, place).map(({ id, name: event }) => (
                          <span key={id} className="block text-xs text-soft">
                            <span aria-hidden="true">◆</span> {event}
                          </span>
                        ))}
                    </span>
                  </Cell>
                ))}
                {columns.map((column) => (
                  <FigureCell
                    key={column.id}
                    {...{ answer, column }}
                    values={row}
                    group={groupAt(answer, row.keys)}
                  />
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
                  <FigureCell
                    key={column.id}
                    {...{ answer, column }}
                    values={answer.totals!}
                    group={[]}
                  />
                ))}
              </Row>
            </tfoot>
          )}
        </Table>
      </ScrollBox>
      {isCompact && period && (
        <p className="text-xs text-soft">{t('charts.before.below', { period })}</p>
      )}
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
