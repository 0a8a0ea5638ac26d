import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { MARK_BELL, MARK_READ } from './conversation.sql.ts';
import { ownApplication } from './conversation.service.ts';

/** Also marks the notifications about it as read. The other side's open pages show how far it was read. */
export async function markConversationRead(
  ctx: Context,
  { applicationId, until }: { applicationId: string; until: Date },
): Promise<void> {
  const { services, viewer } = ctx;
  const { id, companyId: company, seekerId: seeker } = await ownApplication(ctx, applicationId);
  const { userId } = viewer!;
  await ctx.em.transactional(async (em) => {
    const read = await writeIn(em, MARK_READ, [id, userId, until]);
    await writeIn(em, MARK_BELL, [userId, id, services.clock.now()]);
    if (read.length > 0) await services.live.publish(em, { conversation: id, company, seeker });
  });
}
