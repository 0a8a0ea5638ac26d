import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  DEFAULT_APPLICATION_SELECTION,
  DEFAULT_JOB_SELECTION,
  WEBHOOK_EVENTS,
} from '#schema/options/webhooks.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import {
  aWebhook,
  button,
  choose,
  drawWebhooks,
  failure,
  loseConnection,
  row,
  SECRET,
  toasts,
  user,
} from './drawWebhooks.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  act(() => leave());
});

const HOST = 'hooks1.example';
const inDialog = async (role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role));
const gone = () =>
  waitFor(() =>
    expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull(),
  );
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function keepSecret() {
  const dialog = await inDialog();
  expect(dialog.getByRole('heading', { name: 'The secret of this webhook' })).toBeTruthy();
  const once = 'Copy it now. You will not be able to see it again.';
  expect(dialog.getByText(once)).toBeTruthy();
  const secret = dialog.getByRole('region', { name: 'Signing secret' });
  expect(within(secret).getByText(SECRET)).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Copy secret' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(dialog.getByRole('button', { name: 'I have saved it' }));
  await gone();
}

test('a new webhook is sent with its address, events and usual fields, and its secret is shown once', async () => {
  const { asked } = await drawWebhooks({ webhooks: [] });
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = await inDialog();
  expect(dialog.getByRole('heading', { name: 'Add a webhook' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  const summary = await dialog.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Address is required' })).toBeTruthy();
  expect(
    within(summary).getByRole('link', { name: 'Events: at least one is required' }),
  ).toBeTruthy();
  const events = dialog.getByRole('group', { name: 'Events' });
  expect(events.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(events.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe('Events: at least one is required');
  const address = dialog.getByLabelText<HTMLInputElement>('Address');
  expect(address).toMatchObject({ type: 'url', required: true });
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByText('Must start with https:// and be on the public internet.')).toBeTruthy();

  fill(address, 'https://new.example/in');
  const labels = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  expect(labels('Jobs')).toEqual([
    'All job events',
    'Job posted',
    'Job changed',
    'Job approved',
    'Job rejected',
    'Job closed',
    'Job reopened',
    'Job deadline passed',
    'Job deleted',
  ]);
  expect(labels('Applications')).toEqual([
    'All application events',
    'Application received',
    'Application status changed',
    'Application withdrawn',
  ]);
  // Employers can choose every event except those about figures, which only administrators receive.
  const rest = ['Interviews', 'Offers', 'Messages'].flatMap(labels);
  expect(rest).toHaveLength(WEBHOOK_EVENTS.length - 8 - 3 - 1 + 2);
  expect(rest).toEqual(expect.arrayContaining(['Interview booked', 'Message from an applicant']));
  for (const name of ['Job closed', 'Application withdrawn'])
    await user.click(dialog.getByLabelText(name));
  expect(events.hasAttribute('aria-invalid')).toBe(false);
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await screen.findByText(SECRET);
  const input = {
    url: 'https://new.example/in',
    events: ['JOB_CLOSED', 'APPLICATION_WITHDRAWN'],
    jobSelection: DEFAULT_JOB_SELECTION,
    applicationSelection: DEFAULT_APPLICATION_SELECTION,
  };
  expect(asked).toEqual([['create', input]]);
  await user.click(button('Copy example'));
  expect(await navigator.clipboard.readText()).toContain('webhook.verify(body, request.headers)');
  await expectNoViolations(await screen.findByRole('dialog'));
  await keepSecret();
  expect(within(row('new.example')).getByText('Job closed')).toBeTruthy();
});

test('one box chooses all events of a group, and shows when only some are chosen', async () => {
  const { asked } = await drawWebhooks();
  await screen.findByText('1 of 10 webhooks');
  await choose(HOST, 'Edit…');
  const dialog = await inDialog();
  const box = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  const all = box('All application events');
  expect(all).toMatchObject({ checked: false, indeterminate: true });
  await user.click(all);
  expect(all).toMatchObject({ checked: true, indeterminate: false });
  expect(box('Application withdrawn').checked).toBe(true);
  expect(box('All job events').indeterminate).toBe(true);
  await user.click(box('Application withdrawn'));
  expect(all).toMatchObject({ checked: false, indeterminate: true });
  await user.click(box('All job events'));
  await user.click(box('All job events'));
  expect(box('Job posted').checked).toBe(false);
  await user.click(box('All offer events'));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]![1]).toMatchObject({
    events: [
      'APPLICATION_CREATED',
      'APPLICATION_STATUS_CHANGED',
      'OFFER_SENT',
      'OFFER_ACCEPTED',
      'OFFER_DECLINED',
      'OFFER_WITHDRAWN',
      'OFFER_EXPIRED',
    ],
  });
});

test('editing a webhook can select its fields and reset them to the usual ones', async () => {
  const { asked, server } = await drawWebhooks();
  await screen.findByText('1 of 10 webhooks');
  await choose(HOST, 'Edit…');
  const dialog = await inDialog();
  expect(dialog.getByRole('heading', { name: 'Edit webhook' })).toBeTruthy();
  const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
  const values = () => ['Address', 'For a job', 'For an application'].map(value);
  expect(values()).toEqual(['https://hooks1.example/in', '{ id title }', '{ id status }']);
  const chosen = () =>
    dialog.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ checked, value: name }) => {
      return checked ? [name] : [];
    });
  expect(chosen()).toEqual(['JOB_CREATED', 'APPLICATION_CREATED']);
  const details = dialog.getByText('What is sent').closest('details')!;
  expect(details.open).toBe(false);

  server.refusal = failure('One field is wrong', {
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'jobSelection', message: 'There is no field nickname.' }],
  });
  const save = () => user.click(dialog.getByRole('button', { name: 'Save changes' }));
  fill(dialog.getByLabelText('For a job'), '{ nickname }');
  await save();
  await waitFor(() => expect(details.open).toBe(true));
  expect(dialog.getByLabelText('For a job').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getAllByText('There is no field nickname.')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Reset to the default fields' }));
  expect(values().slice(1)).toEqual([DEFAULT_JOB_SELECTION, DEFAULT_APPLICATION_SELECTION]);

  server.refusal = failure('There are ten webhooks already.');
  await save();
  await dialog.findByText(/There are ten webhooks already/);
  server.refusal = undefined;
  loseConnection();
  await save();
  await dialog.findByText(/You seem to be offline/);
  fill(dialog.getByLabelText('For an application'), '{ id job { id } }');
  await user.click(dialog.getByLabelText('Job posted'));
  asked.length = 0;
  await save();
  await gone();
  const input = {
    id: '1',
    url: 'https://hooks1.example/in',
    events: ['APPLICATION_CREATED'],
    jobSelection: DEFAULT_JOB_SELECTION,
    applicationSelection: '{ id job { id } }',
  };
  expect(asked).toEqual([['update', input]]);
  expect(toasts()).toEqual([['success', 'Webhook saved', undefined]]);
  expect(within(row(HOST)).queryByText('Job posted')).toBeNull();
});

test('an administrator cannot select application fields', async () => {
  await drawWebhooks({ role: 'ADMIN', webhooks: [] });
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = await inDialog();
  expect(dialog.getByLabelText('For a job')).toBeTruthy();
  expect(dialog.queryByLabelText('For an application')).toBeNull();
  const sent =
    'For an application, administrators receive its id, status, times and job, but no personal data.';
  expect(dialog.getByText(sent)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await gone();
});

test('a secret is rotated after a confirmation, and the old one keeps signing for a day', async () => {
  const { asked, server } = await drawWebhooks();
  await screen.findByText('1 of 10 webhooks');
  const question = async () => {
    await choose(HOST, 'New secret…');
    return inDialog('alertdialog');
  };
  let dialog = await question();
  expect(dialog.getByRole('heading', { name: `New secret for ${HOST}?` })).toBeTruthy();
  expect(dialog.getByText(/^For 24 hours both secrets sign every message/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep current secret' }));
  await gone();
  expect(asked).toEqual([]);

  server.refusal = failure('The company is not approved.');
  dialog = await question();
  await user.click(dialog.getByRole('button', { name: 'Create new secret' }));
  await gone();
  const message = 'The company is not approved.';
  expect(toasts()).toEqual([['error', 'We could not create a new secret', message]]);
  expect(row(HOST).textContent).not.toContain('previous secret');

  server.refusal = undefined;
  const sent = Promise.withResolvers<void>();
  server.held = sent.promise;
  dialog = await question();
  const make = dialog.getByRole('button', { name: 'Create new secret' });
  await user.click(make);
  expect(make.getAttribute('aria-busy')).toBe('true');
  const keep = dialog.getByRole<HTMLButtonElement>('button', { name: 'Keep current secret' });
  expect(keep.disabled).toBe(true);
  await user.keyboard('{Escape}');
  sent.resolve();
  await keepSecret();
  expect(asked).toEqual([
    ['rotate', { id: '1' }],
    ['rotate', { id: '1' }],
  ]);
  const until = 'Messages are also signed with the previous secret until 22 Nov 2026, 3:30 pm IST.';
  expect(within(row(HOST)).getByText(until)).toBeTruthy();

  dialog = await question();
  const again =
    'The latest secret is less than a day old and stops working at once. The one before it still signs every message until 22 Nov 2026, 3:30 pm IST, so that your server can switch without losing any.';
  expect(dialog.getByText(again)).toBeTruthy();
});

test('a webhook is deleted after a confirmation that names it, and stays if that fails', async () => {
  const { asked, server } = await drawWebhooks({ webhooks: [aWebhook('1'), aWebhook('2')] });
  await screen.findByText('2 of 10 webhooks');
  const question = async () => {
    await choose(HOST, 'Delete…');
    return inDialog('alertdialog');
  };
  let dialog = await question();
  expect(dialog.getByRole('heading', { name: `Delete the webhook to ${HOST}?` })).toBeTruthy();
  const text =
    'We stop sending to this address. The log and everything still waiting are deleted too.';
  expect(dialog.getByText(text)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep webhook' }));
  await gone();
  expect(asked).toEqual([]);

  server.refusal = failure('It is in use.');
  dialog = await question();
  await user.click(dialog.getByRole('button', { name: 'Delete webhook' }));
  await gone();
  expect(toasts()).toEqual([['error', 'We could not delete the webhook', 'It is in use.']]);
  server.refusal = undefined;
  const sent = Promise.withResolvers<void>();
  server.held = sent.promise;
  dialog = await question();
  const remove = dialog.getByRole('button', { name: 'Delete webhook' });
  await user.click(remove);
  expect(remove.getAttribute('aria-busy')).toBe('true');
  sent.resolve();
  await gone();
  expect(asked.at(-1)).toEqual(['delete', { id: '1' }]);
  expect(toasts().at(-1)).toEqual(['success', `The webhook to ${HOST} was deleted`, undefined]);
  expect(screen.queryByRole('heading', { name: HOST })).toBeNull();
  expect(screen.getByText('1 of 10 webhooks')).toBeTruthy();
  expect(row('hooks2.example')).toBeTruthy();
});
