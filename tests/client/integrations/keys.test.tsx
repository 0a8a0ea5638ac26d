import { addMocksToSchema } from '@graphql-tools/mock';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { KeysTab } from '#client/pages/integrations/keys/KeysTab.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, leave, logInAs, NOW } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';

const user = userEvent.setup({ delay: null });
const AREAS = ['apiKeys', 'validation'] as const;
const TOKEN = `kmb_${'x'.repeat(43)}`;
const DAY = 86_400_000;

beforeEach(() => {
  act(() => logInAs({ role: 'EMPLOYER' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();

const aKey = (id: string, values: object = {}) => ({
  __typename: 'ApiKey',
  id,
  name: `Key ${id}`,
  prefix: 'kmb_abcdefgh',
  scopes: ['JOBS_READ', 'APPLICATIONS_READ'],
  state: 'LIVING',
  createdAt: inDays(-3),
  madeBy: 'Asha Rao',
  isOwn: true,
  expiresAt: inDays(87),
  lastUsedAt: null as string | null,
  revokedAt: null as string | null,
  oldPrefix: null as string | null,
  oldUntil: null as string | null,
  ...values,
});

type Input = { input: Record<string, unknown> & { id: string } };

/** The tab over a server that remembers; `asked` collects what it was asked to change. */
async function draw({ keys = [aKey('1')], adminStatus = 'APPROVED', refusal = '' } = {}) {
  const asked: [string, Record<string, unknown>][] = [];
  const server = { keys };
  const change =
    (name: string, apply: (input: Input['input']) => object) =>
    (_root: unknown, { input }: Input) => {
      asked.push([name, { ...input }]);
      if (refusal) throw new GraphQLError(refusal, { extensions: { code: 'RULE_VIOLATION' } });
      const apiKey = apply(input);
      return { token: TOKEN, apiKey, viewer: { id: 'v', apiKeys: () => server.keys } };
    };
  const found = (id: string) => server.keys.find((key) => key.id === id)!;
  const schema = addMocksToSchema({
    schema: publishedSchema,
    resolvers: {
      Query: {
        viewer: () => ({
          id: 'v',
          companyProfile: { id: 'c', adminStatus },
          apiKeys: () => server.keys,
        }),
      },
      Mutation: {
        createApiKey: change('create', (input) => {
          server.keys = [aKey('new', { ...input }), ...server.keys];
          return server.keys[0]!;
        }),
        rotateApiKey: change('rotate', ({ id }) =>
          Object.assign(found(id), { oldPrefix: 'kmb_abcdefgh', oldUntil: inDays(7) }),
        ),
        endOldApiKeySecret: change('endOld', ({ id }) =>
          Object.assign(found(id), { oldPrefix: null, oldUntil: null }),
        ),
        renameApiKey: change('rename', ({ id, name }) => Object.assign(found(id), { name })),
        revokeApiKey: change('revoke', ({ id }) =>
          Object.assign(found(id), { state: 'REVOKED', revokedAt: inDays(0) }),
        ),
      },
    },
  });
  await loadWords('en', AREAS);
  const tab = (
    <main>
      <h1>Integrations</h1>
      <Words areas={AREAS}>
        <KeysTab />
      </Words>
    </main>
  );
  return { ...(await drawInSite(tab, { schema })), asked };
}

const button = (name: string) => screen.getByRole('button', { name });
const row = (name: string) =>
  screen.getByRole('heading', { name }).closest('li') as unknown as HTMLElement;
const toasts = () => queuedToasts().map(({ title }) => title);

async function choose(name: string, action: string) {
  await user.click(button(`More for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('each key tells what it may, until when, and when it was used', async () => {
  const { container } = await draw({
    keys: [
      aKey('1', { lastUsedAt: inDays(-2) }),
      aKey('2', { expiresAt: inDays(5), oldPrefix: 'kmb_before00', oldUntil: inDays(2) }),
      aKey('3', { state: 'REVOKED', revokedAt: inDays(-1) }),
    ],
  });
  await screen.findByText('2 of 20 keys active');
  expect(row('Key 1').textContent).toContain('Last used 2 days ago');
  for (const text of ['Active', 'Read jobs', 'Read applications'])
    expect(within(row('Key 1')).getByText(text)).toBeTruthy();
  expect(row('Key 2').textContent).toContain('Ends soon');
  expect(row('Key 2').textContent).toContain('The old secret kmb_before00… works until');
  expect(screen.queryByRole('heading', { name: 'Key 3' })).toBeNull();
  await user.click(button('1 key that has ended'));
  expect(within(row('Key 3')).getByText('Revoked')).toBeTruthy();
  expect(within(row('Key 3')).queryByRole('button')).toBeNull();
  await expectNoViolations(container);
});

test('a new key is asked for with its scopes and days, and its secret is shown once', async () => {
  const { asked } = await draw({ keys: [] });
  await screen.findByText('No active API keys');
  await user.click(button('Create API key'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Create API key' }));
  await waitFor(() => expect(dialog.textContent).toContain('Scopes is required'));
  expect(asked).toEqual([]);
  await user.type(within(dialog).getByLabelText('Name'), 'Careers page');
  await user.click(within(dialog).getByLabelText('Read jobs'));
  await user.click(within(dialog).getByLabelText('Post and change jobs'));
  expect(within(dialog).queryByLabelText('Read analytics')).toBeNull();
  await user.selectOptions(within(dialog).getByLabelText('It lasts'), '30 days');
  await expectNoViolations(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Create API key' }));
  await screen.findByText(TOKEN);
  const [, input] = asked[0]!;
  expect(input).toMatchObject({ name: 'Careers page', scopes: ['JOBS_READ', 'JOBS_WRITE'] });
  const days = (new Date(String(input['expiresAt'])).getTime() - Date.now()) / DAY;
  expect(days).toBeCloseTo(30, 1);

  await user.click(button('Copy key'));
  expect(await navigator.clipboard.readText()).toBe(TOKEN);
  await user.click(button('Copy command'));
  expect(await navigator.clipboard.readText()).toContain(`'Authorization: Bearer ${TOKEN}'`);
  await expectNoViolations(await screen.findByRole('dialog'));
  await user.click(button('I have kept it'));
  await waitFor(() => expect(screen.queryByText(TOKEN)).toBeNull());
  expect(row('Careers page')).toBeTruthy();
});

test('a refusal is told, and what was typed stays', async () => {
  await draw({ refusal: 'There are 20 living API keys already. Revoke one first.' });
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Name'), 'One more');
  await user.click(within(dialog).getByLabelText('Read jobs'));
  await user.click(within(dialog).getByRole('button', { name: 'Create API key' }));
  await within(dialog).findByText(/There are 20 living API keys already/);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('One more');
});

test('a key gets a new secret, and its old one is ended by hand', async () => {
  const { asked } = await draw();
  await screen.findByText('1 of 20 keys active');
  await choose('Key 1', 'New secret…');
  await user.selectOptions(await screen.findByLabelText('The old secret works'), 'for 1 more day');
  await user.click(button('Make a new secret'));
  await screen.findByText(TOKEN);
  const [, input] = asked[0]!;
  expect(input).not.toHaveProperty('expiresAt');
  const days = (new Date(String(input['oldUntil'])).getTime() - Date.now()) / DAY;
  expect(days).toBeCloseTo(1, 1);
  await user.click(button('I have kept it'));
  await choose('Key 1', 'End the old secret…');
  await user.click(await screen.findByRole('button', { name: 'End old secret' }));
  await waitFor(() => expect(toasts()).toEqual(['The old secret of “Key 1” has ended']));
  expect(row('Key 1').textContent).not.toContain('old secret');
});

test('a key is renamed, and revoked after a question that names it', async () => {
  const { asked } = await draw();
  await screen.findByText('1 of 20 keys active');
  await choose('Key 1', 'Rename…');
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Careers page');
  await user.click(button('Save name'));
  await screen.findByRole('heading', { name: 'Careers page' });
  await choose('Careers page', 'Revoke…');
  await screen.findByText('Revoke “Careers page”?');
  await user.click(button('Revoke key'));
  await waitFor(() => expect(toasts()).toEqual(['“Careers page” is revoked']));
  expect(asked.map(([what]) => what)).toEqual(['rename', 'revoke']);
  expect(screen.getByText('0 of 20 keys active')).toBeTruthy();
  expect(button('1 key that has ended')).toBeTruthy();
});

test('a company that was not approved is told so, and offered no key', async () => {
  await draw({ keys: [], adminStatus: 'PENDING' });
  await screen.findByText('API keys are for companies that were approved');
  expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
});
