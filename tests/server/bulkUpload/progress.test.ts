import { expect, onTestFinished, test } from 'vitest';
import { runBulkUpload } from '#server/modules/bulkUpload/createJobs/runBulkUpload.service.ts';
import { startApp } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { Reader } from '#tests/server/notification/stream.ts';
import { csv, prepared, rowsOf, start } from './uploadCalls.ts';

interface Seen {
  status: string;
  successful: number;
}

const question = (id: string) =>
  `subscription { bulkUploadProgress(id: "${id}") { upload { status successful } } }`;

async function seen(reader: Reader): Promise<Seen | undefined> {
  const event = (await reader.next()) as
    | { data: { data?: { bulkUploadProgress: { upload: Seen } } } }
    | undefined;
  return event?.data.data?.bulkUploadProgress.upload;
}

test('a subscriber follows an upload to its end, whichever process runs it', async () => {
  const app = await appWithFiles();
  const other = await startApp({ databaseUrl: app.databaseUrl });
  const { admin } = await scenario(app).admin();
  await addCompany(app, { name: 'Lotus Works' });
  const { id } = await prepared(app, admin, csv(rowsOf(450)));
  const reader = await Reader.open(other, admin.token, question(id));
  onTestFinished(() => reader.leave());
  expect(await seen(reader)).toEqual({ status: 'PENDING', successful: 0 });
  await expect
    .poll(() =>
      app.sql(
        `select 1 from pg_stat_activity where application_name = 'kaamyab-live'
         and datname = current_database() and state = 'idle' and query ilike 'listen%'`,
      ),
    )
    .toHaveLength(1);
  await start(admin, id);
  expect(await seen(reader)).toEqual({ status: 'RUNNING', successful: 0 });
  await runBulkUpload(app.services, id);
  const states: (Seen | undefined)[] = [];
  do states.push(await seen(reader));
  while (states.at(-1) && states.at(-1)?.status !== 'COMPLETE');
  expect(states.at(-1)).toEqual({ status: 'COMPLETE', successful: 450 });
});

test('only administrators can subscribe', async () => {
  const app = await appWithFiles();
  const { admin, seeker } = await scenario(app).admin().seeker();
  await addCompany(app, { name: 'Lotus Works' });
  const { id } = await prepared(app, admin, csv(rowsOf(1)));
  const reader = await Reader.open(app, seeker.token, question(id));
  onTestFinished(() => reader.leave());
  expect(JSON.stringify(await reader.next())).toContain('FORBIDDEN');
  expect(await reader.next(), 'it never began').toMatchObject({ event: 'complete' });
  const nothing = await Reader.open(app, admin.token, question(seeker.id));
  onTestFinished(() => nothing.leave());
  expect(JSON.stringify(await nothing.next())).toContain('NOT_FOUND');
});
