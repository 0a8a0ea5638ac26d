import type { ReactNode } from 'react';

interface FigureTableProps {
  caption: string;
  /** The heading of the first column, then those of the figures. */
  columns: readonly string[];
  rows: readonly { key: string; label: ReactNode; figures: readonly ReactNode[] }[];
}

/** A table of a few short columns, which fits on a phone as it is. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  const [first, ...figures] = columns;
  return (
    <table className="tabular w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom text-xs text-soft">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {first}
          </th>
          {figures.map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-3 font-normal">
              {row.label}
            </th>
            {row.figures.map((figure, at) => (
              <td key={columns[at + 1]} className="py-2.5 pl-3 text-right">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
