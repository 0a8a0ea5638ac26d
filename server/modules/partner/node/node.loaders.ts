import type { Context } from '#server/graphql/context.ts';
import { anyId, statement } from '#server/db/statement.ts';
import { isId } from '#server/lib/ids.ts';
import { ownAccounts, ownSessions } from '#server/modules/account/account.loaders.ts';
import { ownAlerts } from '#server/modules/alert/alert.service.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import { visibleMessages } from '#server/modules/conversation/conversation.loaders.ts';
import { ownResumes } from '#server/modules/candidate/resume/resume.loaders.ts';
import { visibleCandidates } from '#server/modules/candidate/candidate.loaders.ts';
import { categoriesById } from '#server/modules/job/category/category.service.ts';
import { companiesVisible } from '#server/modules/company/company.loaders.ts';
import { postsById } from '#server/modules/content/post/post.loaders.ts';
import { interviewsById } from '#server/modules/interview/interview.loaders.ts';
import { offersById } from '#server/modules/offer/offer.loaders.ts';
import { jobsById } from '#server/modules/job/job.loaders.ts';
import { ownNotifications } from '#server/modules/notification/bell.service.ts';
import { ownWebhooks } from '../webhook/webhook.service.ts';

type Source = (ctx: Context, ids: readonly string[]) => Promise<(object | null)[]>;

/** How an object of each table is read. Each source returns only what the caller may see. */
const SOURCES: Readonly<Record<string, Source>> = {
  jobs: jobsById,
  companies: companiesVisible,
  categories: categoriesById,
  users: async (ctx, ids) => {
    const [accounts, candidates] = await Promise.all([
      ownAccounts(ctx, ids),
      visibleCandidates(ctx, ids),
    ]);
    return ids.map((_, at) => accounts[at] ?? candidates[at] ?? null);
  },
  sessions: ownSessions,
  alerts: ownAlerts,
  resumes: ownResumes,
  applications: visibleApplications,
  interviews: interviewsById,
  offers: offersById,
  messages: visibleMessages,
  posts: postsById,
  notifications: ownNotifications,
  webhooks: ownWebhooks,
};

/** $1 ids. Finds the table of each, which an id does not show. */
const TABLES = statement(
  'node-tables',
  Object.keys(SOURCES)
    .map(
      (table) =>
        `select id as "id!", '${table}' as "table!" from ${table} where id = ${anyId('$1')}`,
    )
    .join(' union all '),
);

/** Takes two statements for objects of one type, and one for each further type. */
export async function nodesById(ctx: Context, ids: readonly string[]): Promise<(object | null)[]> {
  const wellFormed = ids.filter(isId);
  if (wellFormed.length === 0) return ids.map(() => null);
  const rows = await ctx.services.database.read(TABLES, [wellFormed]);
  const byId = new Map<string, object>();
  const tables = Array.from(Map.groupBy(rows, ({ table }) => table));
  await Promise.all(
    tables.map(async ([table, found]) => {
      const known = found.map(({ id }) => id);
      const objects = await SOURCES[table]!(ctx, known);
      known.forEach((id, at) => objects[at] && byId.set(id, objects[at]));
    }),
  );
  return ids.map((id) => byId.get(id) ?? null);
}
