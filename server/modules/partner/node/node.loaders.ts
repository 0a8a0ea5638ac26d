import type { Context } from '#server/graphql/context.ts';
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

/** The types an id can belong to. Each source returns only what the caller may see. */
const SOURCES: Source[] = [
  jobsById,
  companiesVisible,
  categoriesById,
  ownAccounts,
  ownSessions,
  ownAlerts,
  ownResumes,
  visibleApplications,
  interviewsById,
  offersById,
  visibleMessages,
  visibleCandidates,
  postsById,
  ownNotifications,
  ownWebhooks,
];

export async function nodesById(ctx: Context, ids: readonly string[]): Promise<(object | null)[]> {
  const wellFormed = ids.filter(isId);
  if (wellFormed.length === 0) return ids.map(() => null);
  const answers = await Promise.all(SOURCES.map((source) => source(ctx, wellFormed)));
  const byId = new Map<string, object>();
  for (const answer of answers) {
    wellFormed.forEach((id, at) => {
      const found = answer[at];
      if (found) byId.set(id, found);
    });
  }
  return ids.map((id) => byId.get(id) ?? null);
}
