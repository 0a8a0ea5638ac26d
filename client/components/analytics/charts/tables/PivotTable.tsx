import { useTranslations } from 'use-intl';
import { FigureButton } from '#client/components/analytics/rows/FigureButton.tsx';
import type { FigureGroupKey } from '#schema/analytics/figureRows.ts';
import type { ChartAnswer, ChartPivot, Figure } from '../chartAnswer.ts';
import { cohortShades, isUnfinished } from '../data/cohortCells.ts';
import { figureAt, groupAt } from '../data/figureAt.ts';
import { pivotSums } from '../data/pivotSums.ts';
import { BEHIND_HEAT } from '../plot/tones.ts';
import { useFigures } from '../words/useFigures.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { pivotDimension, usePivotLabels } from './usePivotLabels.ts';

interface PivotTableProps {
  answer: ChartAnswer;
  pivot: ChartPivot;
  caption: string;
}

const HEAD = 'h-10 bg-tint px-3 text-xs font-semibold whitespace-nowrap text-soft';
const FIGURE = 'tabular h-11 border-b border-line px-3 text-right whitespace-nowrap';
const NAME =
  'sticky left-0 z-10 h-11 max-w-72 border-b border-line bg-card px-3 py-1.5 text-left font-medium min-w-32 max-sm:max-w-36 max-sm:text-xs';

/** One dimension runs across. Sums are shown only where figures can be added up. */
export function PivotTable({ answer, pivot, caption }: PivotTableProps) {
  const t = useTranslations('analytics');
  const figures = useFigures();
  const { measures } = answer;
  const sums = pivotSums(pivot, measures);
  const { rowLabels, columnLabels, rowNames } = usePivotLabels(answer, pivot);
  const isSummed = measures.some(({ isAdditive }) => isAdditive);
  const hasMany = measures.length > 1;
  const across = pivotDimension(answer, pivot);
  const shades = cohortShades(answer, pivot);
  const isOpen = (keys: readonly (string | null)[], column: string | null | undefined) =>
    isUnfinished(answer, [...keys].toSpliced(across, 0, column ?? null));
  const hasOpen =
    shades !== null &&
    pivot.rows.some(({ keys, cells }) =>
      pivot.columns.some(({ key }, at) => cells[at]?.[0] != null && isOpen(keys, key)),
    );
  const groupOf = (keys: readonly (string | null)[], column: string | null | undefined) => {
    const rest: (string | null | undefined)[] =
      keys.length > 0 ? [...keys] : answer.dimensions.slice(1).map(() => undefined);
    return groupAt(answer, rest.toSpliced(across, 0, column));
  };
  // A sum can be opened as a list of rows only if no group is missing from the table.
  const isWhole = measures.every(
    ({ isAdditive }, index) => !isAdditive || sums.all[index] === answer.totals?.values[index],
  );

  return (
    <>
      <ScrollBox label={caption}>
        <div className="w-fit min-w-full rounded-card border border-line bg-card">
          <table className="w-full border-separate border-spacing-0 text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead className="sticky top-0 z-20">
              <tr>
                <th
                  scope="col"
                  rowSpan={hasMany ? 2 : 1}
                  className={`${HEAD} sticky left-0 z-20 border-b border-line text-left`}
                >
                  {rowNames || <span className="sr-only">{caption}</span>}
                </th>
                {columnLabels.map((label, place) => (
                  <th
                    key={place}
                    scope={hasMany ? 'colgroup' : 'col'}
                    colSpan={measures.length}
                    className={`${HEAD} text-right ${hasMany ? 'border-l' : 'border-b'} border-line`}
                  >
                    {label}
                  </th>
                ))}
                {isSummed && (
                  <th
                    scope={hasMany ? 'colgroup' : 'col'}
                    colSpan={measures.length}
                    className={`${HEAD} border-l border-line text-right ${hasMany ? '' : 'border-b'}`}
                  >
                    {t('charts.table.sum')}
                  </th>
                )}
              </tr>
              {hasMany && (
                <tr>
                  {[...columnLabels, ...(isSummed ? [''] : [])].flatMap((_, place) =>
                    measures.map(({ key, name }, index) => (
                      <th
                        key={`${place} ${key}`}
                        scope="col"
                        className={`${HEAD} border-b border-line text-right ${index === 0 ? 'border-l' : ''}`}
                      >
                        {name}
                      </th>
                    )),
                  )}
                </tr>
              )}
            </thead>
            <tbody>
              {pivot.rows.map(({ cells, counts, keys }, place) => (
                <tr key={place} className={shades ? undefined : 'hover:*:bg-tint'}>
                  <th scope="row" className={NAME}>
                    {rowLabels[place]}
                  </th>
                  <Figures
                    answer={answer}
                    cells={pivot.columns.map((_, at) => cells[at] ?? null)}
                    counts={counts}
                    groups={pivot.columns.map(({ key }) => groupOf(keys, key ?? null))}
                    shades={shades}
                    open={shades && pivot.columns.map(({ key }) => isOpen(keys, key))}
                  />
                  {isSummed && (
                    <Figures
                      answer={answer}
                      cells={[sums.rows[place]!]}
                      groups={[isWhole ? groupOf(keys, undefined) : null]}
                      isSum
                    />
                  )}
                </tr>
              ))}
            </tbody>
            {isSummed && (
              <tfoot>
                <tr className="*:border-t *:border-t-edge *:border-b-0">
                  <th scope="row" className={`${NAME} rounded-bl-card font-semibold`}>
                    {t('charts.table.sum')}
                  </th>
                  <Figures
                    answer={answer}
                    cells={sums.columns}
                    groups={pivot.columns.map(({ key }) =>
                      isWhole ? groupOf([], key ?? null) : null,
                    )}
                    isSum
                  />
                  <Figures
                    answer={answer}
                    cells={[sums.all]}
                    groups={[isWhole ? [] : null]}
                    isSum
                  />
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      </ScrollBox>
      {hasOpen && <p className="pt-2 text-xs text-soft">{t('charts.note.unfinished')}</p>}
      {answer.totals && isSummed && !isWhole && (
        <p className="pt-2 text-xs text-soft">
          {t('charts.table.whole', {
            figures: measures
              .map(
                ({ name, unit }, index) =>
                  `${name}: ${figures.exact(answer.totals!.values[index], unit)}`,
              )
              .join(', '),
          })}
        </p>
      )}
    </>
  );
}

interface FiguresProps {
  cells: readonly (readonly Figure[] | null)[];
  counts?: ChartPivot['rows'][number]['counts'];
  /** The group of each cell; null for a sum that may include more than the table shows. */
  groups: readonly (FigureGroupKey[] | null)[];
  answer: ChartAnswer;
  isSum?: boolean;
  shades?: ((value: number) => number) | null;
  /** The cells whose period has not ended. */
  open?: readonly boolean[] | null;
}

function Figures({ cells, counts, groups, answer, isSum, shades, open }: FiguresProps) {
  const t = useTranslations('analytics');
  const { measures } = answer;
  const figures = useFigures();
  return cells.map((cell, place) =>
    measures.map(({ key, unit }, index) => {
      const value = cell?.[index];
      const text = figures.counted(value, unit, counts?.[place]?.[index]);
      const shade = value == null || !shades ? '' : BEHIND_HEAT[shades(value)];
      return (
        <td
          key={`${place} ${key}`}
          className={`${FIGURE} ${shade} ${isSum ? 'font-semibold' : ''} ${index === 0 && measures.length > 1 ? 'border-l' : ''}`}
        >
          <PivotFigure
            answer={answer}
            index={index}
            group={groups[place] ?? null}
            value={value}
            text={open?.[place] && value != null ? t('charts.table.unfinished', { text }) : text}
          />
        </td>
      );
    }),
  );
}

interface PivotFigureProps {
  answer: ChartAnswer;
  index: number;
  group: FigureGroupKey[] | null;
  value: Figure | undefined;
  text: string;
}

function PivotFigure({ answer, index, group, value, text }: PivotFigureProps) {
  const figure = group && figureAt(answer, { index, group, value, text });
  return <FigureButton figure={figure} text={text} />;
}
