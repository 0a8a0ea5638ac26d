import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SETTINGS_DEFAULTS, SETTINGS_RANGES } from '#schema/options/settings.ts';
import { checkActivityLog } from '#server/modules/activity/checkActivityLog.service.ts';
import { passwordTenMinutesAgo, typePassword } from '#tests/server/account/people.ts';
import { scenario } from '#tests/support/scenario.ts';
import type { GraphqlFailure } from '#tests/support/caller.ts';
import {
  sameUserAt,
  save,
  twoProcesses,
  type ListedSettings,
  type TwoProcesses,
} from './settingWorld.ts';

let world: TwoProcesses;

beforeAll(async () => {
  world = await twoProcesses();
});
beforeEach(async () => {
  await world.here.sql('delete from settings');
});

const { smtpPassword: _, ...READABLE } = SETTINGS_DEFAULTS;
const NAMES = Object.keys(READABLE);

async function read(): Promise<ListedSettings> {
  const { there, admin } = world;
  const document = `{ admin { settings { ${NAMES.join(' ')} smtpPasswordSet apiRateLimitSaved } } }`;
  return (await sameUserAt(there, admin).graphql<{ admin: { settings: ListedSettings } }>(document))
    .admin.settings;
}

const entries = () =>
  world.here.sql<{ before: object; after: object; subject: string; actor: string }>(
    `select before, after, subject_kind || ' ' || subject_id as subject, actor_id::text as actor
     from activity_log where action = 'settings.update' order by id`,
  );

test('before any save the documented defaults apply', async () => {
  expect(await read()).toEqual({
    ...READABLE,
    defaultLanguage: 'EN',
    backupFrequency: 'DAILY',
    smtpPasswordSet: false,
    apiRateLimitSaved: false,
  });
});

test('a request limit counts as saved from its first save, also of the documented one', async () => {
  await save(world.admin, { apiRateLimit: SETTINGS_DEFAULTS.apiRateLimit });
  expect(await read()).toMatchObject({ apiRateLimit: 100, apiRateLimitSaved: true });
});

test('only the given settings change, and the other process returns them at once', async () => {
  await save(world.admin, { siteName: 'Naukri', sessionTimeout: 15, defaultLanguage: 'HI' });
  await save(world.admin, { debugMode: true });
  expect(await read()).toMatchObject({
    siteName: 'Naukri',
    sessionTimeout: 15,
    defaultLanguage: 'HI',
    debugMode: true,
    siteDescription: SETTINGS_DEFAULTS.siteDescription,
    supportEmail: SETTINGS_DEFAULTS.supportEmail,
  });
  const rows = await world.here.sql<{ key: string }>('select key from settings order by key');
  expect(rows.map(({ key }) => key)).toEqual([
    'debugMode',
    'defaultLanguage',
    'sessionTimeout',
    'siteName',
  ]);
});

describe('two administrators at the same moment', () => {
  test('do not undo each other’s changes of different settings', async () => {
    const changes = Object.keys(SETTINGS_RANGES).map((key) => ({
      [key]: SETTINGS_RANGES[key as keyof typeof SETTINGS_RANGES].max,
    }));
    const callers = [world.admin, sameUserAt(world.there, world.admin)];
    await Promise.all(changes.map((change, n) => save(callers[n % 2]!, change)));
    expect(await read()).toMatchObject(Object.assign({}, ...changes));
  });

  test('who change the same setting: the last one wins, and the log has both in order', async () => {
    const before = (await entries()).length;
    const names = ['One', 'Two', 'Three', 'Four'];
    const callers = [world.admin, sameUserAt(world.there, world.admin)];
    await Promise.all(names.map((siteName, n) => save(callers[n % 2]!, { siteName })));
    const logged = (await entries()).slice(before) as unknown as {
      before: { siteName: string };
      after: { siteName: string };
    }[];
    expect(logged).toHaveLength(4);
    logged.reduce((last, entry) => {
      expect(entry.before.siteName).toBe(last);
      return entry.after.siteName;
    }, 'Kaamyab');
    expect((await read())['siteName']).toBe(logged.at(-1)!.after.siteName);
  });
});

describe('the mail server password', () => {
  const SECRET = 'p4ss: "w\\rd" & more';
  const stored = () =>
    world.here.sql<{ value: unknown }>(`select value from settings where key = 'smtpPassword'`);

  test('is stored encrypted, used, and never returned', async () => {
    expect(await save(world.admin, { smtpPassword: SECRET })).toMatchObject({
      smtpPasswordSet: true,
    });
    const [row] = await stored();
    expect(JSON.stringify(row)).not.toContain('p4ss');
    expect(row!.value).toEqual({ sealed: expect.any(String) });
    await world.there.services.settings.reload();
    expect((await world.there.services.settings.current()).smtpPassword).toBe(SECRET);
    expect(await read()).toMatchObject({ smtpPasswordSet: true });
    const dump = await world.here.sql('select * from activity_log');
    expect(JSON.stringify(dump)).not.toContain('p4ss');
    expect((await entries()).at(-1)).toMatchObject({
      before: { smtpPassword: '' },
      after: { smtpPassword: 'changed' },
    });
  });

  test('stays when the field is empty, and is removed on request', async () => {
    await save(world.admin, { smtpPassword: SECRET });
    const kept = await save(world.admin, { smtpPassword: '', smtpHost: 'mail.example' });
    expect(kept).toMatchObject({ smtpPasswordSet: true, smtpHost: 'mail.example' });
    const cleared = await save(world.admin, { smtpPassword: '', clearSmtpPassword: true });
    expect(cleared).toMatchObject({ smtpPasswordSet: false });
    expect((await entries()).at(-1)).toMatchObject({
      before: { smtpPassword: 'set' },
      after: { smtpPassword: '' },
    });
  });

  test('cannot be read', async () => {
    const asked = world.admin.graphql('{ admin { settings { smtpPassword } } }');
    await expect(asked).toFailWith('BAD_USER_INPUT');
  });
});

describe('a change of the mail server', () => {
  test.each(['smtpHost', 'smtpPort', 'smtpUsername', 'smtpPassword'])(
    'needs a recent password: %s',
    async (name) => {
      const { admin } = await scenario(world.here).admin();
      const value = name === 'smtpPort' ? 2526 : 'mail.evil.example';
      await passwordTenMinutesAgo(world.here, admin);
      await expect(save(admin, { [name]: value })).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN', rule: 'account.password.recent' },
      });
      await typePassword(admin);
      await save(admin, { [name]: value });
    },
  );

  test('is not checked if the values stay the same', async () => {
    const { admin } = await scenario(world.here).admin();
    await save(admin, { smtpHost: 'mail.example', smtpPort: 2525 });
    await passwordTenMinutesAgo(world.here, admin);
    const same = { smtpHost: 'mail.example', smtpPort: 2525, siteName: 'Rozgar' };
    expect(await save(admin, same)).toMatchObject({ siteName: 'Rozgar' });
  });
});

describe('a save is refused', () => {
  const refusal = async (input: object) => {
    const failure = (await save(world.admin, input).catch(
      (error: unknown) => error,
    )) as GraphqlFailure;
    return failure.extensions.fields;
  };

  test.each(Object.entries(SETTINGS_RANGES))(
    'if %s is out of range',
    async (field, { min, max }) => {
      for (const wrong of [min - 1, max + 1]) {
        expect(await refusal({ [field]: wrong })).toEqual([
          {
            field,
            message: expect.stringMatching(new RegExp(`must be between ${min} and ${max}$`)),
          },
        ]);
      }
      await save(world.admin, { [field]: min });
      await save(world.admin, { [field]: max });
    },
  );

  test.each([
    ['siteName', ' ', 'Site name is required'],
    ['siteName', 'x'.repeat(101), 'Site name must be at most 100 characters'],
    ['fromEmail', 'nobody', 'Please enter a valid email address'],
    ['smtpHost', 'smtp://mail.example', 'Please enter a server name, such as mail.company.example'],
    ['smtpHost', 'mail.example:25', 'Please enter a server name, such as mail.company.example'],
    ['timeZone', 'Mars', 'Time zone: please choose one of the options'],
  ])('%s: %s', async (field, value, message) => {
    expect(await refusal({ [field]: value })).toEqual([{ field, message }]);
  });

  test('as a whole if one value is invalid', async () => {
    await refusal({ siteName: 'Half', cacheTTL: -1 });
    expect((await read())['siteName']).toBe('Kaamyab');
  });
});

describe('the log', () => {
  test('records who changed what, from which value to which, in an intact chain', async () => {
    await save(world.admin, { cacheTTL: 60, siteName: 'Kaamyab' });
    expect((await entries()).at(-1)).toEqual({
      // Saving a default counts as a change, because some limits apply only once saved.
      before: { cacheTTL: 3600, siteName: null },
      after: { cacheTTL: 60, siteName: 'Kaamyab' },
      subject: 'settings site',
      actor: world.admin.id,
    });
    expect(await checkActivityLog(world.here.services)).toMatchObject({ broken: null });
  });

  test('records nothing if nothing changed', async () => {
    await save(world.admin, { cacheTTL: 60 });
    const before = (await entries()).length;
    await save(world.admin, { cacheTTL: 60 });
    await save(world.admin, {});
    expect(await entries()).toHaveLength(before);
  });
});
