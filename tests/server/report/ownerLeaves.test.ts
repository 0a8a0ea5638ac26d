import { beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { deleteReport, reportOf, reportsOf, saveReport } from './reportWorld.ts';

let app: App;
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  ({ app, asha, ravi } = await scenario().admin({ as: 'asha' }).admin({ as: 'ravi' }));
});

describe('when the owner leaves', () => {
  const dismiss = (who: Person, by: Person) =>
    by.graphql('mutation($id: ID!) { deleteUser(input: { id: $id }) { deletedUserId } }', {
      id: who.id,
    });

  test('shared reports stay and private ones are deleted', async () => {
    const shared = await saveReport(asha, { shared: true });
    const own = await saveReport(asha);
    const gone = await saveReport(asha, { shared: true });
    await deleteReport(asha, gone.id);
    for (const [name, shared, deleted] of [
      ['Kept', true, null],
      ['Own', false, null],
      ['Gone', true, app.clock.now()],
    ] as const)
      await app.sql(
        `insert into analytics_dashboards (id, owner_id, name, is_shared, deleted_at, created_at, updated_at)
          values (gen_random_uuid(), ?, ?, ?, ?, now(), now())`,
        [asha.id, name, shared, deleted],
      );
    await dismiss(asha, ravi);
    const boards = 'select name, owner_id as owner from analytics_dashboards';
    expect(await app.sql(boards)).toEqual([{ name: 'Kept', owner: null }]);
    const rows = await app.sql<{ id: string; owner: string | null }>(
      'select id, owner_id as owner from analytics_reports where id in (?, ?, ?)',
      [shared.id, own.id, gone.id],
    );
    expect(rows).toEqual([{ id: shared.id, owner: null }]);
    expect(await reportOf(ravi, shared.id)).toMatchObject({
      owner: null,
      isOwn: false,
      mayChange: true,
    });
    expect((await reportsOf(ravi, 'SHARED')).map(({ id }) => id)).toEqual([shared.id]);
    expect(await saveReport(ravi, { id: shared.id, shared: false })).toMatchObject({
      isOwn: true,
      isShared: false,
    });
  });

  test('the same happens if the owner only loses the administrator role', async () => {
    const shared = await saveReport(asha, { shared: true });
    const own = await saveReport(asha);
    await ravi.graphql(
      `mutation($id: ID!) { updateUser(input: { id: $id, role: JOB_SEEKER }) { user { id } } }`,
      { id: asha.id },
    );
    expect(await reportOf(ravi, shared.id)).toMatchObject({ owner: null });
    expect(await app.sql('select 1 from analytics_reports where id = ?', [own.id])).toEqual([]);
  });
});
