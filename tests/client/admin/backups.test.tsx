import type { IResolvers } from '@graphql-tools/utils';
import { SchemaLink } from '@apollo/client/link/schema';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { loadWords } from '#client/lib/words.ts';
import { BackupsPanel } from '#client/pages/admin/backups/BackupsPanel.tsx';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['admin', 'backups'] as const;

afterEach(() => {
  act(() => leave());
});

const aBackup = (values: object = {}) => ({
  __typename: 'Backup',
  id: 'b1',
  at: '2026-11-20T02:00:00.000Z',
  finishedAt: '2026-11-20T02:00:09.000Z',
  status: 'COMPLETE',
  ok: true,
  askedBy: 'SCHEDULE',
  fileName: 'kaamyab-2026-11-20T02-00-00-000Z.backup',
  size: 13_002_342,
  rows: 123_456,
  files: 12,
  message: null,
  keptUntil: '2026-12-20T02:00:00.000Z',
  removedAt: null,
  ...values,
});

interface World {
  list?: ReturnType<typeof aBackup>[];
  running?: boolean;
  refuses?: string;
}

async function draw({ list = [], running = false, refuses }: World = {}) {
  act(() => logInAs({ role: 'ADMIN' }));
  const state = { list: [...list], running };
  const backups = () => ({
    running: state.running,
    nextDueAt: '2026-11-21T02:00:00.000Z',
    frequency: 'weekly',
    retentionPeriod: 30,
    list: state.list,
    last: state.list[0] ?? null,
  });
  const resolvers: IResolvers = {
    Query: { admin: () => ({}) },
    Admin: { backups },
    Mutation: {
      backUpNow: () => {
        if (refuses) throw new GraphQLError(refuses, { extensions: { code: 'CONFLICT' } });
        state.running = true;
        return { backups: backups() };
      },
    },
  };
  const schema = mockedSchema({ resolvers });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <main>
        <h1>Settings</h1>
        <h2>Backups</h2>
        <BackupsPanel />
      </main>
    </Words>
  );
  return { ...(await drawInSite(page, { schema, path: '/admin/settings' })), state };
}

test('the page shows the last backup with its size, the next one and all stored ones', async () => {
  const failed = aBackup({
    id: 'b0',
    at: '2026-11-13T02:00:00.000Z',
    status: 'FAILED',
    ok: false,
    size: null,
    keptUntil: null,
    message: 'The disk is full.',
  });
  const { container } = await draw({ list: [aBackup(), failed] });
  expect(await screen.findByText('12 MB, 1,23,456 rows, 12 files')).toBeTruthy();
  expect(screen.getByText('Every Monday, kept for 30 days')).toBeTruthy();
  await userEvent.click(screen.getByText('Last 2 backups'));
  expect(screen.getByText('The disk is full.')).toBeTruthy();
  expect(screen.getAllByText('Schedule')).toHaveLength(2);
  await expectNoViolations(container);
});

test('the page says that there is no backup yet', async () => {
  await draw();
  expect(await screen.findByText('None yet')).toBeTruthy();
  expect(screen.getByText(/npm run restore/)).toBeTruthy();
});

test('a backup is requested once and shown while running and when finished', async () => {
  const { state } = await draw();
  const button = await screen.findByRole('button', { name: 'Back up now' });
  await userEvent.click(button);
  expect(await screen.findByText('In progress…')).toBeTruthy();
  expect(screen.queryByText('None yet')).toBeNull();
  expect(queuedToasts().some(({ title }) => title === 'Backup started')).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  state.running = false;
  state.list.push(aBackup());
  await waitFor(() => expect(screen.getByText(/1,23,456 rows/)).toBeTruthy(), { timeout: 8_000 });
  expect(button.getAttribute('aria-busy')).toBeNull();
});

test('the page asks again by itself as background, so that its reader is logged out once away', async () => {
  const sent = vi.spyOn(SchemaLink.prototype, 'request');
  onTestFinished(() => sent.mockRestore());
  await draw();
  await screen.findByText('None yet');
  await waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(1), { timeout: 8_000 });
  for (const [operation] of sent.mock.calls)
    expect(operation.getContext()['headers']).toEqual({ 'x-background': '1' });
});

test('a refusal shows the server’s message', async () => {
  await draw({ refuses: 'A backup is being made already.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Back up now' }));
  await waitFor(() =>
    expect(queuedToasts().at(-1)).toMatchObject({
      title: 'We could not start the backup',
      message: 'A backup is being made already.',
    }),
  );
});
