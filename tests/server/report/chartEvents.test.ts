import { beforeEach, describe, expect, test } from 'vitest';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

interface Event {
  id: string;
  kind: string;
  at: string;
  day: string | null;
  name: string;
}

let app: App;
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  ({ app, asha, ravi } = await scenario().admin({ as: 'asha' }).admin({ as: 'ravi' }));
  await app.settings({ timeZone: 'Asia/Kolkata' });
});

async function note(who: Caller, input: object): Promise<Event> {
  const data = await who.graphql<{ noteChartEvent: { event: Event } }>(
    'mutation($input: NoteChartEventInput!) { noteChartEvent(input: $input) { event { id kind at day name } } }',
    { input: { kind: 'RELEASE', day: '2026-10-01', name: 'New search', ...input } },
  );
  return data.noteChartEvent.event;
}

const remove = (who: Caller, id: string) =>
  who.graphql(
    'mutation($input: DeleteChartEventInput!) { deleteChartEvent(input: $input) { deletedEventId } }',
    { input: { id } },
  );

async function eventsOf(who: Caller, period: object = {}): Promise<Event[]> {
  const data = await who.graphql<{ admin: { analytics: { chartEvents: Event[] } } }>(
    `query($from: DateTime, $to: DateTime) {
      admin { analytics { chartEvents(from: $from, to: $to) { id kind at day name } } } }`,
    period,
  );
  return data.admin.analytics.chartEvents;
}

describe('an event on the time axis', () => {
  test('is noted for all administrators, at the start of its day, and deleted by any of them', async () => {
    const event = await note(asha, {});
    expect(event).toMatchObject({ kind: 'RELEASE', day: '2026-10-01', name: 'New search' });
    expect(event.at).toBe('2026-09-30T18:30:00.000Z');
    expect(await eventsOf(ravi)).toEqual([event]);
    expect(await eventsOf(ravi, { from: '2026-10-01T00:00:00Z' })).toEqual([]);
    expect(await eventsOf(ravi, { from: event.at, to: '2026-09-30T18:30:01Z' })).toHaveLength(1);
    expect(await eventsOf(ravi, { to: event.at })).toEqual([]);
    await remove(ravi, event.id);
    expect(await eventsOf(asha)).toEqual([]);
    await expect(remove(asha, event.id)).toFailWith('NOT_FOUND');
  });

  test('needs a day and a name', async () => {
    await expect(note(asha, { day: '2026-02-30' })).toFailWith('BAD_USER_INPUT');
    await expect(note(asha, { name: ' ' })).toFailWith('BAD_USER_INPUT');
  });

  test('can also be a bulk upload or a settings change from the activity log', async () => {
    const system = { kind: 'system', id: null } as const;
    await recordActivity(
      app.services.database.fork(),
      {
        at: new Date('2026-10-05T06:00Z'),
        actor: system,
        action: 'bulkUpload.finish',
        subject: { kind: 'bulk_upload', id: 'u1' },
        after: { status: 'complete', successful: 120, failed: 2 },
      },
      {
        at: new Date('2026-10-06T06:00Z'),
        actor: system,
        action: 'settings.update',
        subject: { kind: 'settings', id: 'site' },
        before: { siteName: 'A', timeZone: 'UTC' },
        after: { siteName: 'B', timeZone: 'Asia/Kolkata' },
      },
      {
        at: new Date('2026-10-07T06:00Z'),
        actor: system,
        action: 'settings.update',
        subject: { kind: 'settings', id: 'site' },
        after: { siteName: 'C', timeZone: 'UTC', cacheTTL: 0, enable2FA: true },
      },
    );
    const [latest, ...events] = await eventsOf(asha);
    expect(latest!.name).toBe('Settings changed: Cache TTL, Site name, Time zone and 1 more');
    expect(events).toMatchObject([
      { kind: 'SETTINGS', day: null, name: 'Settings changed: Site name, Time zone' },
      { kind: 'BULK_UPLOAD', name: 'Bulk upload: 120 jobs created' },
    ]);
  });
});
