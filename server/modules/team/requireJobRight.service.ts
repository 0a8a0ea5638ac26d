import type { JobRight } from '#schema/options/teamRoles.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { hasJobRight } from './jobRight.rules.ts';

/**
 * Refuses a member of the team who lacks this right for the job. The caller has already made sure that the job
 * belongs to the viewer's company.
 */
export function requireJobRight({ viewer, t }: Context, right: JobRight, jobId: string): void {
  if (hasJobRight(viewer?.team ?? null, right, jobId)) return;
  throw new Failure('FORBIDDEN', t('team.right'), { rule: 'team.job.right' });
}
