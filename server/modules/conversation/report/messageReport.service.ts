import { readIn, writeIn } from '#server/db/inTransaction.ts';
import {
  toConnection,
  windowOf,
  type Connection,
  type PageArgs,
} from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { cursorOf, keyOf } from '#server/graphql/numberedConnection.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { visibleMessages } from '#server/modules/conversation/conversation.loaders.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import type { ReportMessageInput } from './messageReport.inputs.ts';
import { COUNT_OPEN, LOCK_REPORTS, OPEN_REPORTS, REPORT, RESOLVE } from './messageReport.sql.ts';
import type { MessageReport } from './messageReport.type.ts';

/** Reports a message of the other side to the administrators. */
export async function reportMessage(
  ctx: Context,
  { id, reason, detail }: ReportMessageInput,
): Promise<void> {
  const { services, viewer, t } = ctx;
  const [message] = isId(id) ? await visibleMessages(ctx, [id]) : [];
  const own = viewer!.role === 'job_seeker' ? 'applicant' : 'company';
  if (!message || message.side === own) throw new Failure('NOT_FOUND', t('general.missing'));
  const now = services.clock.now();
  const report = [newId(now.getTime()), id, viewer!.userId, reason, detail ?? '', now] as const;
  await services.database.write(REPORT, report);
}

/** A message that asks for money is shown to the administrators even if no one reports it. */
export async function reportSuspicious({ em, services }: Unit, messageId: string): Promise<void> {
  const now = services.clock.now();
  await writeIn(em, REPORT, [newId(now.getTime()), messageId, null, 'fee', '', now]);
}

/** The open reports, newest first. */
export async function openReports(
  ctx: Context,
  args: PageArgs,
): Promise<Connection<MessageReport>> {
  const { database } = ctx.services;
  const window = windowOf(ctx, args, keyOf);
  const { after, limit, offset } = window;
  const [rows, [count]] = await Promise.all([
    database.read(OPEN_REPORTS, [after?.createdAt, after?.id, limit + 1, offset]),
    database.read(COUNT_OPEN, []),
  ]);
  return toConnection({ rows, window, total: count!.total, totalIsExact: true, cursorOf });
}

/** Settles all open reports about the same message. If two calls arrive at once, the second fails. */
export async function resolveMessageReports(ctx: Context, id: string): Promise<string[]> {
  return ctx.em.transactional(async (em) => {
    const reports = isId(id) ? await readIn(em, LOCK_REPORTS, [id]) : [];
    const [first] = reports;
    if (!first) {
      const rule = 'moderation.reports.waiting';
      throw new Failure('CONFLICT', ctx.t('moderation.noReports'), { rule });
    }
    const ids = reports.map((report) => report.id);
    await writeIn(em, RESOLVE, [ids, ctx.services.clock.now()]);
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'application.resolveReports',
      subject: { kind: 'application', id: first.applicationId },
      before: { reports: ids.length },
      after: { reports: 0 },
    });
    return ids;
  });
}
