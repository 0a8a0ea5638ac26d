import { SchemaLink } from '@apollo/client/link/schema';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { createApollo } from '#client/lib/apollo.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { loader, meta, Page } from '#client/pages/alerts/UnsubscribePage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['alerts'] as const;
const user = userEvent.setup({ delay: null });

interface Subscription {
  alertName: string | null;
  isAlertActive: boolean;
  areAlertMailsOn: boolean;
  areAllMailsOff: boolean;
}

const NURSES: Subscription = {
  alertName: 'Nurses',
  isAlertActive: true,
  areAlertMailsOn: true,
  areAllMailsOff: false,
};

interface Input {
  token: string;
  scope: 'ALERT' | 'ALL';
}

/** A server that stores the subscription; `asked` collects the mutations. */
function subscriptionServer(start: Subscription | null, fails?: () => boolean) {
  const asked: [string, Input | string][] = [];
  let now = start && { ...start };
  const change =
    (name: string, isOn: boolean) =>
    (_root: unknown, { input }: { input: Input }) => {
      asked.push([name, { ...input }]);
      if (fails?.()) throw new GraphQLError('Not now.', { extensions: { code: 'UNAVAILABLE' } });
      now = { ...now!, [input.scope === 'ALL' ? 'areAlertMailsOn' : 'isAlertActive']: isOn };
      return { subscription: now };
    };
  const schema = mockedSchema({
    resolvers: {
      Query: {
        alertSubscription: (_root: unknown, { token }: { token: string }) => {
          asked.push(['read', token]);
          return now;
        },
      },
      Mutation: {
        unsubscribe: change('unsubscribe', false),
        resubscribe: change('resubscribe', true),
      },
    },
  });
  return { schema, asked };
}

async function open(start: Subscription | null = NURSES, fails?: () => boolean) {
  const { schema, asked } = subscriptionServer(start, fails);
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <Page />
    </Words>
  );
  const drawn = await drawInSite(page, { schema, path: '/unsubscribe?token=abc' });
  await screen.findByRole('link', { name: 'Manage alerts' });
  return { ...drawn, changes: () => asked.filter(([name]) => name !== 'read'), asked };
}

const ONE = 'Unsubscribe from this alert';
const ALL = 'Unsubscribe from all job alerts';
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('opening the link changes nothing; one press stops the emails of this alert, another undoes it', async () => {
  const { container, asked, changes } = await open();
  expect(await screen.findByText(/because of your job alert “Nurses”\.$/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Job alert emails' })).toBeTruthy();
  expect(asked).toEqual([['read', 'abc']]);
  expect(buttons()).toEqual([ONE, ALL]);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('link', { name: 'Manage alerts' }).getAttribute('href')).toBe(
    '/job-alerts',
  );
  await press(ONE);
  expect(await screen.findByText('Done. You will get no more emails from “Nurses”.')).toBeTruthy();
  expect(buttons()).toEqual(['Undo', ALL]);
  // The pressed button is gone, and the result has the focus.
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain(
      'Done. You will get no more emails from “Nurses”',
    ),
  );
  expect(document.activeElement).not.toBe(document.body);
  await expectNoViolations(container);
  await press('Undo');
  expect(await screen.findByText('You will get these emails again.')).toBeTruthy();
  expect(buttons()).toEqual([ONE, ALL]);
  expect(changes()).toEqual([
    ['unsubscribe', { token: 'abc', scope: 'ALERT' }],
    ['resubscribe', { token: 'abc', scope: 'ALERT' }],
  ]);
});

test('the emails of all alerts can be stopped and resumed', async () => {
  const { changes } = await open();
  await press(ALL);
  expect(await screen.findByText('Done. You will get no more job alert emails.')).toBeTruthy();
  expect(buttons()).toEqual(['Undo']);
  await press('Undo');
  expect(await screen.findByText('You will get these emails again.')).toBeTruthy();
  expect(screen.queryByText(/^Done\./)).toBeNull();
  expect(changes()).toEqual([
    ['unsubscribe', { token: 'abc', scope: 'ALL' }],
    ['resubscribe', { token: 'abc', scope: 'ALL' }],
  ]);
});

test('a deleted alert says that it sends nothing; all others can still be stopped', async () => {
  await open({ ...NURSES, alertName: null, isAlertActive: false });
  expect(
    await screen.findByText('This job alert has been deleted. It no longer sends emails.'),
  ).toBeTruthy();
  expect(buttons()).toEqual([ALL]);
  await press(ALL);
  expect(await screen.findByText('Done. You will get no more job alert emails.')).toBeTruthy();
  expect(screen.queryByText(/has been deleted/)).toBeNull();
});

test('an alert that is already off says so when the page opens', async () => {
  await open({ ...NURSES, isAlertActive: false });
  expect(await screen.findByText('Done. You will get no more emails from “Nurses”.')).toBeTruthy();
  expect(screen.queryByText('You will get these emails again.')).toBeNull();
  expect(buttons()).toEqual(['Undo', ALL]);
});

test('while all emails are off, the page says so and promises none', async () => {
  const { container } = await open({ ...NURSES, areAlertMailsOn: false, areAllMailsOff: true });
  expect(await screen.findByText(/^Job alert emails are turned off in your settings/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe(
    '/settings',
  );
  expect(screen.queryByText(/because of your job alert/)).toBeNull();
  expect(buttons()).toEqual([]);
  await expectNoViolations(container);
});

test('a refusal shows the server’s message and changes nothing', async () => {
  await open(NURSES, () => true);
  await press(ONE);
  await waitFor(() => expect(queuedToasts()).toMatchObject([{ kind: 'error', title: 'Not now.' }]));
  expect(buttons()).toEqual([ONE, ALL]);
});

test('before the script has loaded, the button posts what a mail program would', async () => {
  await open();
  const form = (await screen.findByRole('button', { name: ONE })).closest('form')!;
  expect(form.method).toBe('post');
  expect([...new FormData(form)]).toEqual([['List-Unsubscribe', 'One-Click']]);
});

test('an incomplete link leads to the alerts', async () => {
  const { container } = await open(null);
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  expect(screen.getByText(/^Open it again from the email/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manage alerts' }).getAttribute('href')).toBe(
    '/job-alerts',
  );
  expect(buttons()).toEqual([]);
  await expectNoViolations(container);
});

test.each([
  ['?token=abc', 'abc'],
  ['', ''],
])('the server is queried with the token of the address %s', async (query, token) => {
  const { schema, asked } = subscriptionServer(NURSES);
  const client = createApollo({ link: new SchemaLink({ schema }) });
  const request = new Request(`https://kaamyab.example/unsubscribe${query}`);
  expect(await loader({ client, params: {}, request })).toBeNull();
  expect(asked).toEqual([['read', token]]);
  await loadWords('en', AREAS);
  expect(meta({ words: translatorOf('en', AREAS) } as never)).toEqual({
    title: 'Job alert emails',
  });
});
