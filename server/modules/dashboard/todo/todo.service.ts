import { isClosed } from '#schema/options/statuses.ts';
import { ROLE_RIGHTS } from '#schema/options/teamRoles.ts';
import { TODOS_MAX } from '#schema/options/todos.ts';
import type { Context } from '#server/graphql/context.ts';
import { partyOf } from '#server/modules/application/application.loaders.ts';
import { EMPLOYER_TODOS, SEEKER_TODOS } from './todo.reads.ts';
import type { Todo } from './todo.type.ts';

/** One statement. A company that is closed cannot do any of it, and administrators have a separate dashboard. */
export async function todosOf(ctx: Context): Promise<Todo[]> {
  const { services, viewer } = ctx;
  const party = partyOf(ctx);
  if (!viewer || !party || isClosed(viewer.companyStatus)) return [];
  const values = [party.id, services.clock.now(), TODOS_MAX] as const;
  if (party.side === 'sent') return services.database.read(SEEKER_TODOS, values);
  const { userId, team } = viewer;
  const rights = team ? [...ROLE_RIGHTS[team.role]] : [];
  return services.database.read(EMPLOYER_TODOS, [...values, userId, party.jobIds, rights]);
}
