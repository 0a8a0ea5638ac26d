import { isClosed } from '#schema/options/statuses.ts';
import { ROLE_RIGHTS } from '#schema/options/teamRoles.ts';
import { TODOS_MAX } from '#schema/options/todos.ts';
import type { Context } from '#server/graphql/context.ts';
import { partyOf } from '#server/modules/application/application.loaders.ts';
import { EMPLOYER_TODOS, SEEKER_TODOS, type TodoScope } from './todo.sql.ts';
import type { Todo } from './todo.type.ts';

/** What waits for the caller, the next deadline first. */
export async function todosOf(ctx: Context): Promise<Todo[]> {
  return read(ctx, 'all', TODOS_MAX);
}

/** What waits for the caller in each of these applications. */
export async function todosByApplication(ctx: Context, ids: readonly string[]): Promise<Todo[][]> {
  const todos = await read(ctx, 'applications', ids);
  const byId = Map.groupBy(todos, ({ applicationId }) => applicationId);
  return ids.map((id) => byId.get(id) ?? []);
}

/** One statement. A company that is closed cannot do any of it, and administrators have a separate dashboard. */
async function read(
  ctx: Context,
  scope: TodoScope,
  which: number | readonly string[],
): Promise<Todo[]> {
  const { services, viewer } = ctx;
  const party = partyOf(ctx);
  if (!viewer || !party || isClosed(viewer.companyStatus)) return [];
  const values: unknown[] = [party.id, services.clock.now(), which];
  if (party.side === 'sent') return services.database.read(SEEKER_TODOS(scope), values);
  const { userId, team } = viewer;
  const rights = team ? [...ROLE_RIGHTS[team.role]] : [];
  return services.database.read(EMPLOYER_TODOS(scope), [...values, userId, party.jobIds, rights]);
}
