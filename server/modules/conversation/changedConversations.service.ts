import { liveStream } from '#server/db/liveStream.ts';
import type { Context } from '#server/graphql/context.ts';
import { workplaceOf } from '#server/modules/account/session.service.ts';
import { conversationsById } from './conversation.loaders.ts';
import { partyOf } from '#server/modules/application/application.loaders.ts';

/** The payload is read for each event, with the rights that the caller has then. */
export interface ChangedConversation {
  id: string;
}

/** The caller's conversations in which something was written or read, until the client disconnects. */
export function changedConversations(ctx: Context): Promise<AsyncIterable<ChangedConversation>> {
  const { services, viewer } = ctx;
  const party = partyOf(ctx);
  const key = party?.side === 'sent' ? 'seeker' : 'company';
  return liveStream<string, ChangedConversation>({
    live: services.live,
    sessionId: viewer!.sessionId,
    pick: (event) =>
      'conversation' in event && event[key] === party?.id ? event.conversation : null,
    // Conversations about jobs that the reader does not work on are not sent. The team may have changed since the stream
    // began.
    read: async (id) => {
      const work = await workplaceOf(services.database.fork(), { id: viewer!.userId });
      const current = { ...ctx, viewer: { ...viewer!, ...work } };
      return (await conversationsById(current, [id]))[0] ? { id } : null;
    },
  });
}
