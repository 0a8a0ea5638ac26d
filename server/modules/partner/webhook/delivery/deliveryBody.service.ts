import type { DocumentNode, ExecutionResult } from 'graphql';
import { MESSAGE_SELECTION, WEBHOOK_TEST } from '#schema/options/webhooks.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { withTeam } from '#server/modules/account/membership.sql.ts';
import { mustSetUpTwoFactor } from '#server/modules/account/twoFactor/twoFactor.rules.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import { visibleMessages } from '#server/modules/conversation/conversation.loaders.ts';
import { anyJobsById } from '#server/modules/job/job.loaders.ts';
import { nodesById } from '#server/modules/partner/node/node.loaders.ts';
import type { Services } from '#server/services.ts';
import { documentOf, WEBHOOK_SCOPES, type Subject } from '../selection.service.ts';
import { ANSWERING, JOB_IS_THERE, KEEP_BODY, type Claimed } from './delivery.sql.ts';

/** Runs an operation, as `runAs.ts` does. */
export type Ask = (
  services: Services,
  question: {
    document: DocumentNode;
    variables: Record<string, unknown>;
    viewer: Viewer;
    requestId: string;
    prepare: (ctx: Context) => Promise<void>;
  },
) => Promise<ExecutionResult>;

/**
 * The body of a delivery, built once. Null while the responsible user may not see the object, even if the body was
 * built before.
 */
export async function bodyOf(
  services: Services,
  ask: Ask,
  delivery: Claimed,
): Promise<string | null> {
  const viewer = await viewerOf(services, delivery.webhookId);
  if (!viewer) return null;
  if (delivery.body !== null) return delivery.body;
  const data = await dataOf(services, ask, delivery, viewer);
  const timestamp = delivery.createdAt.toISOString();
  const body = JSON.stringify({ type: delivery.type, timestamp, data });
  await services.database.write(KEEP_BODY, [delivery.id, body]);
  return body;
}

async function dataOf(services: Services, ask: Ask, delivery: Claimed, viewer: Viewer) {
  const { type, webhookId, facts } = delivery;
  if (type === WEBHOOK_TEST) return { webhook: { id: webhookId } };
  // If the object is deleted or not visible, send the facts stored with the event.
  const known = await selected(services, ask, delivery, viewer);
  if (!known) return facts;
  // The application, with the interview or the offer as it was at the time of the event.
  if (type.startsWith('interview.')) return { ...known, interview: facts['interview'] };
  return type.startsWith('offer.') ? { ...known, offer: facts['offer'] } : known;
}

/** The viewer of an API key of this user with these scopes. */
async function viewerOf(
  { database, clock, settings }: Services,
  webhookId: string,
): Promise<Viewer | null> {
  const [row] = await database.read(ANSWERING, [webhookId, clock.now()]);
  if (!row) return null;
  const { hasTwoFactor, ...viewer } = withTeam(row);
  const { enable2FA } = await settings.current();
  const lacks = mustSetUpTwoFactor({ role: viewer.role, hasTwoFactor }, enable2FA);
  if (lacks) return null;
  const key = { id: webhookId, scopes: WEBHOOK_SCOPES };
  const session = { sessionId: webhookId, passwordConfirmedAt: null };
  return { ...viewer, ...session, key, mustSetUpTwoFactor: false };
}

async function selected(
  services: Services,
  ask: Ask,
  { id, type, subjectId, jobSelection, applicationSelection }: Claimed,
  viewer: Viewer,
) {
  if (type === 'job.deleted' || type === 'figure.crossed' || !subjectId) return null;
  const subject = subjectOf(type);
  const selection = {
    Job: jobSelection,
    Application: applicationSelection,
    ConversationMessage: MESSAGE_SELECTION,
  }[subject];
  const { data, errors = [] } = await ask(services, {
    document: documentOf(selection, subject),
    variables: { id: subjectId },
    viewer,
    requestId: id,
    prepare: async (ctx) => {
      loaderOf(ctx, nodesById).prime(subjectId, await SOURCES[subject](ctx, subjectId));
    },
  });
  const broken = errors.find(
    ({ originalError }) => originalError && !(originalError instanceof Failure),
  );
  if (broken) throw broken;
  return (data?.['node'] as object | null | undefined) ?? null;
}

/** For administrators any job, for others any of their company's, in every status; never a deleted one. */
async function jobOf(ctx: Context, id: string) {
  const { role, companyId } = ctx.viewer!;
  const whose = role === 'admin' ? null : companyId;
  const found = await ctx.services.database.read(JOB_IS_THERE, [id, whose]);
  return found.length > 0 ? (await anyJobsById(ctx, [id]))[0]! : null;
}

async function applicationOf(ctx: Context, id: string) {
  const [application] = await visibleApplications(ctx, [id]);
  return application ?? null;
}

async function messageOf(ctx: Context, id: string) {
  const [message] = await visibleMessages(ctx, [id]);
  return message ?? null;
}

const SOURCES = { Job: jobOf, Application: applicationOf, ConversationMessage: messageOf };

function subjectOf(type: string): Subject {
  if (type.startsWith('job.')) return 'Job';
  return type.startsWith('message.') ? 'ConversationMessage' : 'Application';
}
