import type { TeamRight } from '#schema/options/teamRoles.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { hasRight } from './jobRight.rules.ts';

/**
 * Refuses members of a team whose role lacks this right and tells them whom to ask. An employer without a company and
 * an administrator are in no team, so other rules decide about them.
 */
export function requireTeamRight({ viewer, t }: Context, right: TeamRight): void {
  if (!viewer?.team || hasRight(viewer.team, right)) return;
  const message = t(right === 'manage' ? 'team.manage' : 'team.right');
  throw new Failure('FORBIDDEN', message, { rule: 'team.right' });
}
