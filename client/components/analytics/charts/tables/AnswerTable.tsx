import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { FigureButton } from '#client/components/analytics/rows/FigureButton.tsx';
import type { FigureGroupKey } from '#schema/analytics/figureRows.ts';
import type { ChartAnswer, ChartRow, ChartValues } from '../chartAnswer.ts';
import { figureAt, groupAt } from '../data/figureAt.ts';
import { useMarkPress } from '../marks/MarkPress.ts';
import { partialTest } from '../data/partialSteps.ts';
import { timeIndex } from '../data/seriesIn.ts';
import { useEventsIn } from '../marks/chartEvents.ts';
import { ChangeText } from '../words/ChangeText.tsx';
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
  /** Set on a tile, where headings wrap and a comparison takes no columns. */
  isCompact?: boolean;
}

/** The result as received: every figure, in full. */
export function AnswerTable({ answer, caption, first = 50, isCompact = false }: AnswerTableProps) {
  const t = useTranslations('analytics');
  const figures = useFigures();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { previousFrom, previousTo, timeZone } = answer;
  const period = previousFrom && previousTo && figures.period(previousFrom, previousTo, timeZone);
  const columns = useTableColumns(answer, isCompact);
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

  const pressed = useMarkPress();
  const firstListed = answer.measures.findIndex(({ rowMeasures }) => rowMeasures?.length);
  /** Narrows other reports to the row, where that is possible. */
  const named = (row: ChartRow, text: string) => {
    const figure = figureAt(answer, {
      index: firstListed,
      group: groupAt(answer, row.keys),
      value: row.values[firstListed],
      text: columns.find(({ index }) => index === firstListed)?.text(row) ?? '',
    });
    if (!pressed || !figure) return text;
    return (
      <button
        type="button"
        title={t('charts.marks.title')}
        onClick={() => pressed(figure)}
        className="hit-44 rounded-tag text-left hover:underline print:no-underline"
      >
        {text}
      </button>
    );
  };

  const figureIn = (column: TableColumn, values: ChartValues, group: FigureGroupKey[]) => {
    const text = column.text(values);
    const change = column.change?.(values);
    const changed = change && <ChangeText {...change} betterWhen={column.betterWhen} />;
    if (changed && !column.was) return changed;
    const place = {
      index: column.index,
      group,
      isPrevious: column.by === 'previous',
      value: column.value?.(values),
      text,
    };
    const figure = <FigureButton figure={figureAt(answer, place)} text={text} />;
    if (!column.was) return figure;
    return (
      <span className="grid justify-items-end gap-0.5">
        <span>{figure}</span>
        {changed && <span className="text-xs">{changed}</span>}
        <span className="text-xs font-normal text-soft">
          {t('charts.before.plain', { was: column.was(values) })}
        </span>
      </span>
    );
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
                      {index === 0 ? named(row, labelOf(row, index)) : labelOf(row, index)}
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
