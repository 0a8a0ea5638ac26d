import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import { emptyLog } from '#tests/server/activity/emptyLog.ts';
import type { App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

let app: App;
let admin: Person;
let seeker: Person;

beforeAll(async () => {
  ({ app, admin, seeker } = await scenario().admin().seeker());
});
beforeEach(() => emptyLog(app));

const PATH = '/api/admin/activity-logs';

const write = (count: number, more: object = {}) =>
  recordActivity(
    app.services.database.fork(),
    ...Array.from({ length: count }, (_, at) => ({
      at: new Date('2026-11-20T18:30:00Z'),
      actor: { kind: 'user', id: admin.id } as const,
      action: 'job.update' as const,
      subject: { kind: 'job', id: `job-${at}` } as const,
      before: { title: 'A' },
      after: { title: 'B, "C"' },
      ...more,
    })),
  );

describe('the list', () => {
  test('has the documented shape', async () => {
    await write(12);
    const { status, body } = await admin.rest('GET', `${PATH}?page=2&limit=5`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalCount: 12, page: 2, limit: 5, totalPages: 3 });
    expect((body['data'] as unknown[])[0]).toEqual({
      id: '7',
      at: '2026-11-20T18:30:00.000Z',
      actor: { kind: 'user', id: admin.id, name: 'Asha Rao', email: admin.email },
      action: 'job.update',
      subject: { kind: 'job', id: 'job-6', name: null },
      ip: null,
      requestId: null,
      before: { title: 'A' },
      after: { title: 'B, "C"' },
    });
  });

  test('is filtered, and rejects an invalid day', async () => {
    await write(2);
    const { body } = await admin.rest('GET', `${PATH}?subjectId=job-1&startDate=2026-11-20`);
    expect(body['totalCount']).toBe(1);
    const wrong = await admin.rest('GET', `${PATH}?startDate=yesterday`);
    expect(wrong.status).toBe(400);
    expect(wrong.body['fields']).toMatchObject([{ field: 'startDate' }]);
  });
});

describe('the export', () => {
  const get = async (query = '', who = admin) => {
    const answer = await fetch(`${app.url}${PATH}/export${query}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('is for administrators only', async () => {
    expect((await get('', seeker)).status).toBe(403);
    expect((await fetch(`${app.url}${PATH}/export`)).status).toBe(401);
  });

  test('as CSV: one line per entry, the oldest first, without formulas', async () => {
    await write(1, { requestId: '=cmd()', before: null });
    await write(1, { action: 'job.close' });
    const { headers, text } = await get('?startDate=2026-11-20&endDate=2026-11-21');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="activity-logs-2026-11-20-to-2026-11-21.csv"',
    );
    const [head, first, second, end] = text.split('\r\n');
    expect(head?.split(',').slice(0, 4)).toEqual(['id', 'at', 'actorKind', 'actorId']);
    expect(first).toContain(`,'=cmd(),`);
    expect(first).toContain('"{""title"":""B, \\""C\\""""}"');
    expect(second).toMatch(/^2,2026-11-20T18:30:00\.000Z,user,.*,job\.close,/);
    expect(end).toBe('');
  });

  test('as JSON: a list with the seals', async () => {
    expect(JSON.parse((await get('?format=json')).text)).toEqual([]);
    await write(2_345);
    const { headers, text } = await get('?format=json');
    expect(headers.get('content-type')).toContain('application/json');
    const entries = JSON.parse(text) as { id: string; previousHash: string; hash: string }[];
    expect(entries.map(({ id }) => Number(id))).toEqual(entries.map((_, at) => at + 1));
    expect(entries).toHaveLength(2_345);
    expect(entries[2_344]!.previousHash).toBe(entries[2_343]!.hash);
  });

  test('covers given days in the time zone of the site', async () => {
    await write(1);
    await app.settings({ timeZone: 'Asia/Kolkata' });
    const count = async (day: string) =>
      (JSON.parse((await get(`?format=json&startDate=${day}&endDate=${day}`)).text) as []).length;
    expect([await count('2026-11-20'), await count('2026-11-21')]).toEqual([0, 1]);
  });

  test.each([
    ['format=pdf', 'format'],
    ['endDate=2026-13-01', 'endDate'],
    ['startDate=2026-11-21&endDate=2026-11-20', 'endDate'],
  ])('rejects invalid parameters: %s', async (query, field) => {
    const { status, text } = await get(`?${query}`);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ fields: [{ field }] });
  });
});
