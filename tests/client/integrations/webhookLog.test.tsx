import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PAGE_NUMBER_MAX } from '#schema/options/limits.ts';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import {
  aDelivery,
  anAttempt,
  aWebhook,
  button,
  drawWebhooks,
  failure,
  inDays,
  LIST_PATH,
  LOG_PATH,
  toasts,
  user,
} from './drawWebhooks.tsx';

afterEach(() => {
  vi.useRealTimers();
  act(() => leave());
});

const WAITING = { outcome: 'WAITING', deliveredAt: null };
const OFF = { disabledReason: 'SWITCHED_OFF', disabledAt: inDays(-1) };
const MESSAGES = [
  aDelivery('1'),
  aDelivery('2', { ...WAITING, attemptCount: 2, nextAttemptAt: inDays(1), type: 'job.closed' }),
  aDelivery('3', { ...WAITING, attemptCount: 1 }),
  aDelivery('4', { ...WAITING, attemptCount: 0, attempts: [], body: null }),
  aDelivery('5', { outcome: 'FAILED', attemptCount: 8 }),
];
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const openMessage = (name: RegExp) => user.click(button(name));

test('the log lists each delivery with its outcome, attempts and next attempt', async () => {
  const { container, read } = await drawWebhooks({ path: LOG_PATH, deliveries: MESSAGES });
  const list = await screen.findByRole('list', { name: 'Log of hooks1.example' });
  const rows = within(list).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'job.createdDelivered1 day ago · 1 attempt',
    'job.closedWaiting1 day ago · 2 attempts · next attempt 22 Nov 2026, 3:30 pm IST',
    'job.createdWaiting1 day ago · 1 attempt · waiting until the webhook is on',
    'job.createdWaiting1 day ago · not tried yet',
    'job.createdFailed1 day ago · 8 attempts',
  ]);
  const heading = screen.getByRole('heading', { name: 'Log of hooks1.example' });
  expect(heading.parentElement?.textContent).toBe('Log of hooks1.exampleActive');
  const count = screen.getByText('5 messages · The last 30 days, newest first.');
  expect(count.role).toBe('status');
  const sent = within(list).getAllByText('1 day ago')[0]!;
  expect([sent.getAttribute('datetime'), sent.title]).toEqual([
    inDays(-1),
    '20 Nov 2026, 3:30 pm IST',
  ]);
  expect(read[0]).toEqual(['log', { id: '1', first: 20, page: 1, outcome: null }]);
  expect(screen.queryByRole('navigation')).toBeNull();
  await expectNoViolations(container);
  await user.click(screen.getByRole('link', { name: 'All webhooks' }));
  await expectAddress(LIST_PATH);
  await screen.findByText('1 of 10 webhooks');
});

test('the log is filtered through its address, and says when nothing matches', async () => {
  const deliveries = MESSAGES.slice(0, 2);
  const unknown = `${LOG_PATH}&outcome=nonsense&page=nonsense`;
  const { read } = await drawWebhooks({ path: unknown, deliveries });
  const filter = await screen.findByLabelText<HTMLSelectElement>('Show');
  expect([...filter.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'All'],
    ['WAITING', 'Waiting'],
    ['DELIVERED', 'Delivered'],
    ['FAILED', 'Failed'],
  ]);
  expect(filter.value).toBe('');
  expect(read.at(-1)).toEqual(['log', { id: '1', first: 20, page: 1, outcome: null }]);
  await user.selectOptions(filter, 'Delivered');
  await expectAddress(`${LOG_PATH}&outcome=DELIVERED`);
  await screen.findByText(/^1 message ·/);
  expect(read.at(-1)).toEqual(['log', { id: '1', first: 20, page: 1, outcome: 'DELIVERED' }]);
  expect(screen.queryByText('job.closed')).toBeNull();
  await user.selectOptions(filter, 'Failed');
  await screen.findByRole('heading', { name: 'Nothing with this status' });
  expect(screen.getByText('Choose another status, or all.')).toBeTruthy();
  expect(filter.value).toBe('FAILED');
  await user.click(screen.getByRole('link', { name: 'Show all' }));
  await expectAddress(LOG_PATH);
  await screen.findByText('job.closed');
  expect(filter.value).toBe('');
});

test('a long log has pages, which keep the filter', async () => {
  const path = `${LOG_PATH}&outcome=FAILED`;
  const world = { path: `${path}&page=2`, deliveries: MESSAGES, totalCount: 45 };
  const { read, unmount } = await drawWebhooks(world);
  await screen.findByRole('navigation', { name: 'Pages' });
  expect(read.at(-1)).toEqual(['log', { id: '1', first: 20, page: 2, outcome: 'FAILED' }]);
  expect(hrefOf('Previous page')).toBe(path);
  expect(hrefOf('Next page')).toBe(`${path}&page=3`);
  expect(hrefOf('Page 1')).toBe(path);
  const here = screen.getByRole('link', { name: 'Page 2' });
  expect(here.getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: 'Page 4' })).toBeNull();
  unmount();
  const endless = { totalCount: 100_000, totalCountIsExact: false };
  const last = `${LOG_PATH}&page=${PAGE_NUMBER_MAX}`;
  await drawWebhooks({ path: last, deliveries: MESSAGES, ...endless });
  await screen.findByText('more than 100000 messages · The last 30 days, newest first.');
  const next = screen.getByRole('link', { name: 'Next page' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('an empty log offers a test, which then appears in the log by itself', async () => {
  const { asked, server } = await drawWebhooks({ path: LOG_PATH });
  await screen.findByRole('heading', { name: 'Nothing here yet' });
  expect(screen.getByText('Send a test to see how a message arrives.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull();
  expect(screen.getByText(/^0 messages ·/)).toBeTruthy();
  server.refusal = failure('Too many tests.');
  await user.click(button('Send a test'));
  await waitFor(() =>
    expect(toasts()).toEqual([['error', 'We could not send the test', 'Too many tests.']]),
  );
  server.refusal = undefined;
  await user.click(button('Send a test'));
  await screen.findByRole('button', { name: /^webhook.test ?Waiting/ });
  expect(toasts().at(-1)).toEqual(['success', 'A test is on its way', undefined]);
  expect(asked).toEqual([
    ['test', { id: '1' }],
    ['test', { id: '1' }],
  ]);
});

test('updates appear automatically, in the log and in an open delivery', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server, read } = await drawWebhooks({
    path: LOG_PATH,
    deliveries: [{ ...MESSAGES[3]! }],
  });
  const opener = await screen.findByRole('button', { name: /^job.created/ });
  act(() => opener.click());
  await screen.findByText('No attempts yet.');
  expect(screen.getByText('The message is created when it is first sent.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy message' })).toBeNull();
  server.deliveries = [aDelivery('4')];
  await act(() => vi.advanceTimersByTimeAsync(2_600));
  await screen.findByText('Response 204');
  expect(button(/^job.created ?Delivered/)).toBeTruthy();
  // Only as long as someone looks at it.
  const named = (what: string) => read.filter(([name]) => name === what).length;
  act(() => button(/^job.created/).click());
  const [logs, deliveries] = [named('log'), named('delivery')];
  await act(() => vi.advanceTimersByTimeAsync(2_600));
  expect([named('log') > logs, named('delivery')]).toEqual([true, deliveries]);
  act(() => screen.getByRole('link', { name: 'All webhooks' }).click());
  await screen.findByText('1 of 10 webhooks');
  const after = read.length;
  await act(() => vi.advanceTimersByTimeAsync(5_200));
  expect(read).toHaveLength(after);
});

test('once the last page is empty, the page before it is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const path = `${LOG_PATH}&outcome=WAITING`;
  const deliveries = Array.from({ length: 21 }, (_, at) => aDelivery(`${at}`, WAITING));
  const { server } = await drawWebhooks({ path: `${path}&page=2`, deliveries });
  await screen.findByText(/^21 messages/);
  server.deliveries = deliveries.slice(1);
  await act(() => vi.advanceTimersByTimeAsync(2_600));
  await expectAddress(path);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Waiting/ })).toHaveLength(20));
});

test('a disabled webhook is enabled from its log', async () => {
  const { asked, read } = await drawWebhooks({
    path: LOG_PATH,
    webhooks: [aWebhook('1', OFF)],
    deliveries: MESSAGES,
  });
  const turnOn = await screen.findByRole('button', { name: 'Turn on' });
  expect(screen.getByText('Off')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
  await openMessage(/Failed/);
  await screen.findByText('Attempts');
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  const before = read.length;
  await user.click(turnOn);
  await screen.findByRole('button', { name: 'Send a test' });
  expect(screen.getByText('Active')).toBeTruthy();
  expect(button('Send again')).toBeTruthy();
  expect(asked).toEqual([['enable', { id: '1' }]]);
  await waitFor(() => expect(read.length).toBeGreaterThan(before));
});

test('a deleted webhook, and a log that fails to load, each offer a way on', async () => {
  const { unmount } = await drawWebhooks({ path: `${LIST_PATH}&webhook=other` });
  await screen.findByRole('heading', { name: 'This webhook no longer exists' });
  expect(screen.getByText('Someone may have deleted it.')).toBeTruthy();
  expect(hrefOf('All webhooks')).toBe(LIST_PATH);
  unmount();
  const { server } = await drawWebhooks({ path: LOG_PATH, broken: 'Away' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load the log.');
  server.broken = '';
  await user.click(button('Try Again'));
  await screen.findByRole('heading', { name: 'Log of hooks1.example' });
});

test('a delivery shows its id, its attempts and its payload, and can be replayed', async () => {
  const attempts = [
    anAttempt('1', { status: 500, failure: 'STATUS', answer: 'Out of order' }),
    anAttempt('2', { status: null, failure: 'TIMEOUT' }),
    anAttempt('3', { status: 302, failure: 'REDIRECT' }),
    anAttempt('4', { isReplay: true }),
  ];
  const failed = aDelivery('msg_7', { outcome: 'FAILED', attempts });
  const { asked, read, server } = await drawWebhooks({ path: LOG_PATH, deliveries: [failed] });
  const opener = await screen.findByRole('button', { name: /^job.created/ });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(opener.getAttribute('aria-controls')!)!;
  await within(panel).findByText('msg_7');
  expect(read).toContainEqual(['delivery', { id: 'msg_7' }]);
  const lines = () =>
    within(panel)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  const tail = '20 Nov 2026, 3:30 pm IST · 1,234 ms';
  expect(lines()).toEqual([
    `Response 500${tail}ResponseOut of order`,
    `No complete response within 15 seconds${tail}`,
    `Response 302The response was a redirect, which we do not follow${tail}`,
    `Response 204${tail} · sent manually`,
  ]);
  expect(panel.textContent).toContain('Message id msg_7');
  const text = within(panel).getByRole('region', { name: 'What is sent' });
  expect(text.textContent).toContain('{"type":"job.created"}');
  await user.click(within(text).getByRole('button', { name: 'Copy message' }));
  expect(await navigator.clipboard.readText()).toBe('{"type":"job.created"}');
  await expectNoViolations(panel);

  server.refusal = failure('Wait a minute.');
  await user.click(button('Send again'));
  await waitFor(() =>
    expect(toasts().at(-1)).toEqual([
      'error',
      'We could not send the message again',
      'Wait a minute.',
    ]),
  );
  server.refusal = undefined;
  await user.click(button('Send again'));
  await waitFor(() => expect(lines()).toHaveLength(5));
  expect(asked.at(-1)).toEqual(['replay', { id: 'msg_7' }]);
  expect(toasts().at(-1)).toEqual(['success', 'It is being sent again', undefined]);
  await user.click(opener);
  expect(panel.hidden).toBe(true);
});
