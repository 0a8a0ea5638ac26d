import type { MailTable } from './mail.content.ts';
import { html, type Html } from './mail.html.ts';

interface Colours {
  line: string | undefined;
  soft: string | undefined;
}

const CELL = 'border-bottom:1px solid;vertical-align:top';

/** A real table, for screen readers. If it is too wide, only the table scrolls. */
export function figureTable({ columns, rows, totals }: MailTable, { line, soft }: Colours): Html {
  const cellStyle = (at: number) =>
    columns[at]?.isFigure
      ? `${CELL};border-color:${line};padding:6px 0 6px 12px;text-align:right;white-space:nowrap`
      : `${CELL};border-color:${line};padding:6px 0;text-align:left`;
  const row = (cells: string[], weight: number) =>
    html`<tr>
      ${cells.map(
        (text, at) =>
          html`<td class="line" style="${cellStyle(at)};font-weight:${weight}">${text}</td>`,
      )}
    </tr>`;
  const heads = columns.map(
    ({ label }, at) =>
      html`<th
        scope="col"
        class="soft line"
        style="${cellStyle(at)};white-space:normal;color:${soft};font-weight:600"
      >
        ${label}
      </th>`,
  );
  return html`<div style="overflow-x:auto;max-width:calc(100vw - 90px);margin:4px 0 16px">
    <table
      cellpadding="0"
      cellspacing="0"
      border="0"
      width="100%"
      style="font-size:15px;line-height:1.4;border-collapse:collapse"
    >
      <tr>
        ${heads}
      </tr>
      ${rows.map((cells) => row(cells, 400))} ${totals ? row(totals, 700) : undefined}
    </table>
  </div>`;
}
