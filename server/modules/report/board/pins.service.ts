import type { EntityManager } from '@mikro-orm/postgresql';
import { PIN_WIDTH, PINS_MAX } from '#schema/options/reports.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { requireChange, lockedReport } from '../lockReport.service.ts';
import type { LockedReport } from '../report.sql.ts';
import { addBoard, withUniqueName, lockedBoard, bumpVersion } from './changeBoard.service.ts';
import {
  ADD_PIN,
  BOARD_OF_PIN,
  ORDER_PINS,
  PINS_IN_ORDER,
  REMOVE_PIN,
  WIDEN_PIN,
  type LockedBoard,
} from './reportBoard.sql.ts';
import {
  hasPlace,
  isPinned,
  mayBePinnedTo,
  moved,
  type PinnedReport,
} from './reportBoard.rules.ts';

interface PinValues {
  reportId: string;
  dashboardId?: string | null;
  newDashboardName?: string | null;
  width?: number | null;
}

/** Pins to the end of an existing dashboard or a new one; returns the id of the dashboard. */
export function pinReport(ctx: Context, values: PinValues): Promise<string> {
  const { reportId, dashboardId, newDashboardName: name, width } = values;
  return withUniqueName(ctx, async (em) => {
    const board = dashboardId
      ? await ownBoard(ctx, em, dashboardId)
      : await lockedBoard(ctx, em, await addBoard(ctx, em, { name: name!, shared: false }));
    const report = await lockedReport(ctx, em, reportId);
    requirePlace(ctx, board, report, await pinsOf(ctx, em, board.id));
    const id = newId(ctx.services.clock.now().getTime());
    await writeIn(em, ADD_PIN, [id, board.id, report.id, width ?? PIN_WIDTH]);
    await bumpVersion(ctx, em, board.id);
    return board.id;
  });
}

function requirePlace(
  ctx: Context,
  board: LockedBoard,
  report: LockedReport,
  pins: PinnedReport[],
): void {
  if (isPinned(pins, report.id))
    throw new Failure('CONFLICT', ctx.t('analytics.pin.once'), { rule: 'pin.save.once' });
  if (!mayBePinnedTo(board, report))
    throw new Failure('RULE_VIOLATION', ctx.t('analytics.pin.private'), {
      rule: 'pin.save.shared',
    });
  if (!hasPlace(pins))
    throw new Failure('RULE_VIOLATION', ctx.t('analytics.pin.full', { max: PINS_MAX }), {
      rule: 'pin.save.room',
    });
}

export function unpinReport(ctx: Context, id: string): Promise<string> {
  return onBoardOf(ctx, id, async (em) => void (await writeIn(em, REMOVE_PIN, [id])));
}

interface Move {
  id: string;
  version?: number | null;
  position?: number | null;
  width?: number | null;
}

/** Changes position and width; omitted values stay as they are. */
export function movePin(ctx: Context, { id, version, position, width }: Move): Promise<string> {
  const change = async (em: EntityManager, pins: PinnedReport[]) => {
    if (width) await writeIn(em, WIDEN_PIN, [id, width]);
    if (position === undefined || position === null) return;
    await writeIn(em, ORDER_PINS, [moved(pins, id, position)]);
  };
  return onBoardOf(ctx, id, change, version);
}

async function onBoardOf(
  ctx: Context,
  id: string,
  change: (em: EntityManager, pins: PinnedReport[]) => Promise<void>,
  version?: number | null,
): Promise<string> {
  return ctx.em.transactional(async (em) => {
    const missing = new Failure('NOT_FOUND', ctx.t('analytics.pin.missing'));
    const [found] = isId(id) ? await readIn(em, BOARD_OF_PIN, [id]) : [];
    if (!found) throw missing;
    const board = await lockedBoard(ctx, em, found.boardId, { missing });
    const pins = await pinsOf(ctx, em, board.id);
    // Another request removed the pin while this one waited for the lock.
    if (!pins.some((pin) => pin.id === id)) throw missing;
    requireChange(ctx, board, 'dashboard', version);
    await change(em, pins);
    await bumpVersion(ctx, em, board.id);
    return board.id;
  });
}

async function ownBoard(ctx: Context, em: EntityManager, id: string): Promise<LockedBoard> {
  const board = await lockedBoard(ctx, em, id);
  requireChange(ctx, board, 'dashboard');
  return board;
}

function pinsOf(ctx: Context, em: EntityManager, boardId: string): Promise<PinnedReport[]> {
  return readIn(em, PINS_IN_ORDER, [ctx.viewer!.userId, boardId]);
}
