import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anApplication, drawApplications } from './drawApplications.tsx';

afterEach(() => {
  for (const { id } of queuedToasts()) closeToast(id);
  act(leave);
});

const TALK = { id: 'talk', name: 'Interview', status: 'SHORTLISTED' };

test('an offer starts from a template, names a wrong field, and is sent once all is right', async () => {
  const user = userEvent.setup({ delay: null });
  const { asked } = await drawApplications({
    stages: [TALK, { id: 'offer', name: 'Offer', status: 'SHORTLISTED' }],
    applications: [anApplication('1', { status: 'SHORTLISTED', stage: TALK, canSendOffer: true })],
    path: '/manage-applications/1',
  });
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const form = within(await screen.findByRole('region', { name: 'Make an offer' }));
  const letter = await form.findByRole('textbox', { name: 'Letter' });
  expect((letter as HTMLTextAreaElement).value).toBe('Dear {candidate}');
  await expectNoViolations(document.body);
  await user.type(form.getByRole('textbox', { name: 'Yearly pay' }), '12.5 LPA');
  expect(await form.findByText('That is ₹12,50,000 a year')).toBeTruthy();
  await user.type(letter, ', we pay {{salary}');
  await user.click(form.getByRole('button', { name: 'Send the offer' }));
  expect((await form.findAllByText(/“salary” is not a field/)).length).toBeGreaterThan(0);
  const sent = () => asked.filter(([what]) => what === 'sendOffer').map(([, input]) => input);
  expect(sent()).toEqual([]);
  await user.clear(letter);
  await user.type(letter, 'Dear {{candidate}');
  await user.click(form.getByRole('button', { name: 'Send the offer' }));
  await screen.findByRole('button', { name: 'Make an offer' });
  expect(sent()).toMatchObject([
    { applicationId: '1', language: 'EN', pay: 1_250_000, letter: 'Dear {candidate}' },
  ]);
  expect(queuedToasts().at(-1)!.title).toBe(
    'Offer sent. The application is now in the stage Offer.',
  );
});

test('another template brings its letter and its language', async () => {
  const user = userEvent.setup({ delay: null });
  const hindi = { id: 'own', name: 'Hindi letter', language: 'HI', letter: 'प्रिय {candidate}' };
  const { asked } = await drawApplications({
    applications: [anApplication('1', { status: 'SHORTLISTED', canSendOffer: true })],
    letters: [{ ...hindi, isOwn: true, version: 1 }],
    path: '/manage-applications/1',
  });
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const form = within(await screen.findByRole('region', { name: 'Make an offer' }));
  const letter = await form.findByRole('textbox', { name: 'Letter' });
  await user.type(form.getByRole('textbox', { name: 'Yearly pay' }), '12.5 LPA');
  fireEvent.change(letter, { target: { value: '{salary}' } });
  await user.click(form.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(letter.getAttribute('aria-invalid')).toBe('true'));
  await user.selectOptions(form.getByLabelText('Start the letter from'), 'Hindi letter');
  expect(letter.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(form.getByRole('button', { name: 'Send the offer' }));
  const sent = () => asked.filter(([what]) => what === 'sendOffer').map(([, input]) => input);
  await waitFor(() =>
    expect(sent()).toMatchObject([{ language: 'HI', letter: 'प्रिय {candidate}' }]),
  );
});

const OPEN = {
  __typename: 'Offer',
  id: 'o-0',
  language: 'EN',
  title: 'Senior Nurse',
  status: 'SENT',
  pay: 1_250_000,
  variablePay: 'Up to 10%',
  place: 'Pune',
  joiningDate: '2199-01-04',
  expiresOn: '2198-12-01',
  letter: 'Dear Asha',
  canWithdraw: true,
  endedAt: null,
  signedName: null,
  reason: null,
  withdrawnBy: null,
};

test('an open offer is withdrawn with a reason', async () => {
  const user = userEvent.setup({ delay: null });
  const open = { ...OPEN, application: { id: '1' } };
  const application = { status: 'SHORTLISTED', offers: [open] };
  await drawApplications({
    applications: [anApplication('1', application)],
    path: '/manage-applications/1',
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await user.type(await screen.findByRole('textbox', { name: /^Why are you/ }), 'The job is gone');
  await user.click(screen.getByRole('button', { name: 'Withdraw the offer' }));
  const again = await screen.findByRole('button', { name: 'Withdraw' });
  expect(document.activeElement).toBe(again.closest('li'));
  // The applicant accepts at this moment.
  Object.assign(open, { status: 'ACCEPTED', canWithdraw: false });
  act(announceArrival);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
});

test('an open offer is replaced by one that starts from it, and the focus stays with the offers', async () => {
  const user = userEvent.setup({ delay: null });
  const refusals = [new GraphQLError('Try later.')];
  const own = { id: 't-1', name: 'Nurses', language: 'EN', letter: '', isOwn: true };
  const { asked } = await drawApplications({
    applications: [
      anApplication('1', { status: 'SHORTLISTED', canSendOffer: true, offers: [OPEN] }),
    ],
    path: '/manage-applications/1',
    letters: [{ __typename: 'OfferTemplate', ...own }],
    fails: (what) => (what === 'saveOfferTemplate' ? refusals.pop() : undefined),
  });
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  // One offer is open at a time.
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  const form = within(await screen.findByRole('region', { name: 'Make an offer' }));
  await user.click(await form.findByText('Keep this letter as a template'));
  // Those that every company has cannot be deleted.
  expect(form.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  await user.type(form.getByRole('textbox', { name: 'Name of the template' }), 'NURSES ');
  await user.click(form.getByRole('button', { name: 'Replace the template' }));
  await form.findByText('Try later.');
  await user.click(form.getByRole('button', { name: 'Replace the template' }));
  await waitFor(() => expect(queuedToasts().at(-1)?.title).toBe('Template saved'));
  expect(form.queryByText('Try later.')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Replace the open offer' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Make an offer' })).toBeNull());
  const of = (name: string) => asked.filter(([what]) => what === name).map(([, input]) => input);
  expect(of('saveOfferTemplate').slice(1)).toEqual([
    { id: 't-1', name: 'NURSES ', language: 'EN', letter: 'Dear Asha' },
  ]);
  const { title, pay, variablePay, place, joiningDate, expiresOn, letter } = OPEN;
  const sent = { title, pay, variablePay, place, joiningDate, expiresOn, letter };
  expect(of('sendOffer')).toEqual([
    { applicationId: '1', replacesId: 'o-0', language: 'EN', ...sent },
  ]);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('Senior Nurse');
});

test('each preview shows the letter as it is now, and a form follows the offer that a colleague sends', async () => {
  const user = userEvent.setup({ delay: null });
  const workers: EventTarget[] = [];
  class IdleWorker extends EventTarget {
    constructor() {
      super();
      workers.push(this);
    }
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', IdleWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { asked, found } = await drawApplications({
    applications: [anApplication('1', { status: 'SHORTLISTED', canSendOffer: true })],
    path: '/manage-applications/1',
    fails: (what) => (what === 'preview' ? refusals.pop() : undefined),
  });
  const refusals = [new GraphQLError('Try later.')];
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const form = within(await screen.findByRole('region', { name: 'Make an offer' }));
  const preview = await form.findByRole('button', { name: 'Preview the PDF' });
  const pay = form.getByRole('textbox', { name: 'Yearly pay' });
  await user.click(preview);
  await form.findByRole('alert');
  for (const [typed, count] of [
    ['12.5 LPA', 1],
    ['13 LPA', 2],
  ] as const) {
    fireEvent.change(pay, { target: { value: typed } });
    await user.click(preview);
    await waitFor(() => expect(workers).toHaveLength(count));
  }
  expect(form.queryByRole('alert')).toBeNull();
  const previews = asked.filter(([what]) => what === 'preview').map(([, input]) => input['pay']);
  expect(previews).toEqual([0, 1_250_000, 1_300_000]);
  Object.assign(found('1')!, { offers: [OPEN] });
  act(announceArrival);
  await screen.findByRole('button', { name: 'Replace the open offer' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Position' }).value).toBe(
    'Senior Nurse',
  );
});
