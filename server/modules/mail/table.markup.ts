import type { MailTable } from './mail.type.ts';
import { html, type Html } from './mail.html.ts';

interface Colours {
  line: string | undefined;
  soft: string | undefined;
  ink: string | undefined;
}

const CELL = 'border-bottom:1px solid;vertical-align:top';

/** A real table, for screen readers. If it is too wide, only the table scrolls. */
export function figureTable(table: MailTable, { line, soft, ink }: Colours): Html {
  const { columns, rows, totals, bars } = table;
  const longest = Math.max(...(bars ?? []).map((value) => Math.abs(value ?? 0)));
  const cellStyle = (at: number) =>
    columns[at]?.isFigure
      ? `${CELL};border-color:${line};padding:6px 0 6px 12px;text-align:right;white-space:nowrap`
      : `${CELL};border-color:${line};padding:6px 0;text-align:left`;
  const barCell = (value: number | null | undefined) =>
    html`<td class="line" width="40%" style="${CELL};border-color:${line};padding:6px 0 6px 12px">
      ${value ? bar(Math.round((Math.abs(value) / longest) * 100)) : undefined}
    </td>`;
  const bar = (share: number) =>
    html`<div
      class="ink"
      style="height:10px;margin-top:5px;border-radius:2px;width:${Math.max(1, share)}%;background-color:${ink}"
    ></div>`;
  const row = (cells: string[], weight: number, at = -1) =>
    html`<tr>
      ${cells.map(
        (text, at) =>
          html`<td class="line" style="${cellStyle(at)};font-weight:${weight}">${text}</td>`,
      )}
      ${bars ? barCell(bars[at]) : undefined}
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
  return html`<div style="overflow-x:auto;max-width:calc(100vw - 70px);margin:4px 0 16px">
    <table
      cellpadding="0"
      cellspacing="0"
      border="0"
      width="100%"
      style="font-size:15px;line-height:1.4;border-collapse:collapse"
    >
      <tr>
        ${heads}
        ${bars ? html`<td class="line" style="${CELL};border-color:${line}"></td>` : undefined}
      </tr>
      ${rows.map((cells, at) => row(cells, 400, at))} ${totals ? row(totals, 700) : undefined}
    </table>
  </div>`;
}
