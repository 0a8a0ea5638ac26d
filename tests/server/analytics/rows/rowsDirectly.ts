import type { AnalyticsFigureQuestion } from '#schema/analytics/figureRows.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { FigureRow } from '#server/modules/analytics/rows/figureRow.type.ts';
import {
  describeRows,
  readPage,
  withRows,
} from '#server/modules/analytics/rows/listRows.service.ts';
import { ROWS_COUNTED } from '#server/modules/analytics/rows/rows.sql.ts';
import type { App } from '#tests/support/app.ts';
import { reading } from '../answerDirectly.ts';

/** A user without reports, who sees only shared ones. */
const VIEWER = { userId: '00000000-0000-7000-8000-000000000000', key: null } as Viewer;

type Key = Pick<FigureRow, 'id' | 'at'>;

/** Reads all rows of a figure page by page, without HTTP. Returns their keys in order, and their number as counted separately. */
export function rowsOf(app: App, figure: AnalyticsFigureQuestion, page = 400) {
  return withRows(
    { ...reading(app), viewer: VIEWER },
    figure,
    async ({ ask, found, values, valid }) => {
      const [counted] = await ask(ROWS_COUNTED(found), values.list);
      const keys: Key[] = [];
      for (let isLast = false; !isLast;) {
        const last = keys.at(-1);
        const after = last ? { at: last.at.toISOString(), id: last.id } : null;
        const rows = await readPage(ask, found, values, after, page);
        keys.push(...rows.map(({ id, at }) => ({ id, at })));
        isLast = rows.length < page;
      }
      return { total: counted!.total, keys, narrowed: describeRows(figure, valid, found).query };
    },
  );
}
