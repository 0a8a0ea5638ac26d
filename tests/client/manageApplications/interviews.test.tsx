import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { clock } from '#client/lib/clock.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import {
  interviewStage,
  type KnownStage,
} from '#client/pages/manageApplications/status/knownStages.ts';
import { nextOf } from '#client/pages/manageApplications/status/statusCache.ts';
import { queuedToasts } from '#client/ui/toast.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { fillForm } from '#tests/client/support/fillForm.ts';
import { anApplication, drawApplications } from './drawApplications.tsx';

afterEach(() => act(leave));

const user = userEvent.setup({ delay: null });
const button = (name: string) => screen.findByRole('button', { name });
const formWith = async (name: string) => (await button(name)).closest('form')!;

const MEERA = { id: 'u1', name: 'Meera Shah' };
const INTERVIEW = {
  __typename: 'Interview',
  id: 'i1',
  kind: 'VIDEO',
  title: 'First round',
  status: 'BOOKED',
  startsAt: '2026-11-25T05:30:00.000Z',
  endsAt: '2026-11-25T06:15:00.000Z',
  minutes: 45,
  bufferMinutes: 15,
  place: null,
  link: 'https://meet.example/nurse',
  cancelledBy: null,
  reason: null,
  interviewers: [MEERA],
  times: [],
  canOfferTimes: false,
  canMove: true,
  canCancel: true,
  canChangeInterviewers: true,
  canRecordHeld: false,
  canRecordMissed: false,
  feedback: { canSend: false },
};
const FREE = [
  { startsAt: '2026-11-26T05:30:00.000Z', endsAt: '2026-11-26T06:15:00.000Z' },
  { startsAt: '2026-11-26T07:00:00.000Z', endsAt: '2026-11-26T07:45:00.000Z' },
];

const STAGES: KnownStage[] = [
  { id: 'call', name: 'Call', status: 'REVIEWED', preset: null },
  { id: 'talk', name: 'First talk', status: 'SHORTLISTED', preset: 'INTERVIEW' },
  { id: 'offer', name: 'Offer', status: 'SHORTLISTED', preset: 'OFFER' },
];

const draw = (
  interviews: object[],
  more: object = {},
  interviewers: { id: string; name: string | null }[] = [MEERA, { id: 'u2', name: null }],
  teamRole?: 'INTERVIEWER',
) =>
  drawApplications({
    teamRole,
    stages: STAGES,
    applications: [anApplication('1', { canProposeInterview: true, interviews, ...more })],
    interviewers,
    freeTimes: FREE,
    path: '/manage-applications/1',
  });

test('an interview is offered with everything that was entered', async () => {
  const interviews: object[] = [];
  const { asked } = await draw(interviews);
  await user.click(await button('Offer an interview'));
  const part = await screen.findByRole('region', { name: 'Offer an interview' });
  fillForm(part);
  for (const time of await within(part).findAllByRole('checkbox', { name: /\d:\d\d/ }))
    await user.click(time);
  // Looking at other days keeps what was selected.
  fireEvent.change(within(part).getByLabelText('First day'), { target: { value: '2026-11-27' } });
  expect(await within(part).findByRole('button', { name: 'Offer 2 times' })).toBeTruthy();
  interviews.push(INTERVIEW);
  await user.click(part.querySelector('button[type=submit]')!);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Offer an interview' })).toBeNull(),
  );
  expect(await screen.findByText('First round')).toBeTruthy();
  expect(asked.find(([what]) => what === 'propose')?.[1]).toMatchObject({
    applicationId: '1',
    kind: 'PHONE',
    minutes: 120,
    buffer: 60,
    interviewerIds: ['u1', 'u2'],
    times: FREE.map(({ startsAt }) => startsAt),
  });
});

test('a walk-in has the hours that are chosen, without a break, and other people have other times', async () => {
  // Already the 21st in India.
  const now = vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-20T20:00:00.000Z'));
  onTestFinished(() => now.mockRestore());
  const { asked } = await draw([], {}, [
    { id: '1', name: 'Ravi Iyer' },
    { id: 'u2', name: 'Meera Shah' },
  ]);
  await user.click(await button('Offer an interview'));
  const part = within(await screen.findByRole('region', { name: 'Offer an interview' }));
  // The user holds it, unless they say otherwise.
  expect(part.getByRole<HTMLInputElement>('checkbox', { name: 'Ravi Iyer' }).checked).toBe(true);
  expect(part.getByRole<HTMLInputElement>('checkbox', { name: 'Meera Shah' }).checked).toBe(false);
  const submit = () => part.getByRole('button', { name: /^Offer \d? ?times?$/ }).textContent;
  const chooseFirst = async () =>
    user.click((await part.findAllByRole('checkbox', { name: /\d:\d\d/ }))[0]!);
  await chooseFirst();
  expect(submit()).toBe('Offer 1 time');
  const wanted = () => asked.findLast(([what]) => what === 'freeTimes')?.[1];
  expect(wanted()).toEqual({
    kind: 'VIDEO',
    interviewerIds: ['1'],
    minutes: 30,
    buffer: 15,
    from: '2026-11-22',
    until: '2026-11-26',
    startTime: '10:00',
    endTime: '17:00',
    weekdays: [1, 2, 3, 4, 5, 6],
    timeZone: 'Asia/Kolkata',
  });
  await user.click(part.getByRole('checkbox', { name: 'Meera Shah' }));
  expect(submit()).toBe('Offer times');
  await chooseFirst();
  await user.click(part.getByRole('radio', { name: 'Walk-in' }));
  expect(submit()).toBe('Offer times');
  await chooseFirst();
  fireEvent.change(part.getByLabelText('First day'), { target: { value: '2026-11-25' } });
  expect(submit()).toBe('Offer times');
  await chooseFirst();
  await user.click(part.getByRole('checkbox', { name: 'Also on Sundays' }));
  expect(submit()).toBe('Offer times');
  await chooseFirst();
  expect(wanted()).toMatchObject({
    kind: 'WALK_IN',
    interviewerIds: ['1', 'u2'],
    minutes: 30,
    buffer: 0,
    from: '2026-11-25',
    weekdays: [],
  });
  await user.type(part.getByRole('textbox', { name: 'Address' }), '12 MG Road, Pune');
  await user.click(part.getByRole('button', { name: 'Offer 1 time' }));
  await waitFor(() =>
    expect(asked.find(([what]) => what === 'propose')?.[1]).toMatchObject({
      kind: 'WALK_IN',
      title: 'First interview',
      minutes: 45,
      buffer: 0,
      interviewerIds: ['1', 'u2'],
    }),
  );
  // Colleagues may have taken times since.
  const times = () => asked.filter(([what]) => what === 'freeTimes').map(([, args]) => args);
  const [first] = times();
  await user.click(await button('Offer an interview'));
  await waitFor(() => expect(times().slice(1)).toContainEqual(first));
});

async function offerTimes(more: object = {}) {
  const { asked } = await draw([], more);
  await user.click(await button('Offer an interview'));
  const part = await screen.findByRole('region', { name: 'Offer an interview' });
  fillForm(part);
  await user.click((await within(part).findAllByRole('checkbox', { name: /\d:\d\d/ }))[0]!);
  await user.click(part.querySelector('button[type=submit]')!);
  await waitFor(() => expect(queuedToasts().at(-1)?.title).toBe('The applicant has been invited'));
  return { asked, action: queuedToasts().at(-1)!.action };
}

test('once times are offered, the application can be moved to the stage of interviews', async () => {
  const { asked, action } = await offerTimes({ status: 'REVIEWED', stage: STAGES[0] });
  expect(action!.label).toBe('Move to First talk');
  act(() => action!.onPress());
  await waitFor(() =>
    expect(asked.at(-1)).toEqual(['stage', { id: '1', stageId: 'talk', fromStageId: 'call' }]),
  );
});

test.each<[string, { status: ApplicationStatus; stage: KnownStage | null }, boolean]>([
  ['an earlier stage', { status: 'REVIEWED', stage: STAGES[0]! }, true],
  ['no stage', { status: 'PENDING', stage: null }, true],
  ['that stage', { status: 'SHORTLISTED', stage: STAGES[1]! }, false],
  ['a later one', { status: 'SHORTLISTED', stage: STAGES[2]! }, false],
  ['none any more', { status: 'REJECTED', stage: null }, false],
])(
  'whether an application in %s can be moved to the stage of interviews',
  (_, place, isOffered) => {
    const moves = nextOf(place.status);
    expect(interviewStage(STAGES, { ...place, moves })?.id).toBe(isOffered ? 'talk' : undefined);
  },
);

test('a booked interview is moved', async () => {
  await draw([INTERVIEW]);
  await user.click(await button('Change time or link'));
  const form = await formWith('Move to this time');
  await user.click((await within(form).findAllByRole('radio'))[1]!);
  // Other hours have other times, so the choice is lost.
  fireEvent.change(within(form).getByLabelText('Until'), { target: { value: '18:00' } });
  expect(
    within(form).getByRole<HTMLButtonElement>('button', { name: 'Move to this time' }).disabled,
  ).toBe(true);
  await user.click((await within(form).findAllByRole('radio'))[1]!);
  await user.click(form.querySelector('button[type=submit]')!);
  expect(await button('Change time or link')).toBeTruthy();
});

test.each<[string, object, string, string, unknown]>([
  [
    'the link of a booked interview',
    {},
    'Change time or link',
    'Meeting link',
    ['move', { id: 'i1', startsAt: INTERVIEW.startsAt, link: 'new' }],
  ],
  [
    'the address of an interview with offered times',
    {
      kind: 'ON_SITE',
      status: 'PROPOSED',
      startsAt: null,
      place: '1 Old Road',
      canMove: false,
      canOfferTimes: true,
      times: [{ startsAt: FREE[0]!.startsAt, isFree: true }],
    },
    'Change times or place',
    'Address',
    ['offer', { id: 'i1', times: [FREE[0]!.startsAt], place: 'new' }],
  ],
])('%s changes, and the time stays', async (_, more, open, label, sent) => {
  const now = vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-20T20:00:00.000Z'));
  onTestFinished(() => now.mockRestore());
  const { asked } = await draw([{ ...INTERVIEW, ...more }]);
  await user.click(await button(open));
  const box = await screen.findByLabelText(new RegExp(`^${label}`));
  const form = within(box.closest('form')!);
  expect(form.queryByRole('button', { name: /^Save/ })).toBeNull();
  fireEvent.change(box, { target: { value: 'new' } });
  await user.click(form.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(asked.at(-1)).toEqual(sent));
});

test('the interviewers of a booked interview are changed', async () => {
  await draw([INTERVIEW]);
  await user.click(await button('Change interviewers'));
  const form = await formWith('Save interviewers');
  fillForm(form);
  await user.click(within(form).getByRole('button', { name: 'Save interviewers' }));
  expect(await button('Change interviewers')).toBeTruthy();
});

test('an interview that waits for the applicant gets other times, and one without interviewers is marked', async () => {
  const times = [{ startsAt: FREE[0]!.startsAt, isFree: false }];
  const waiting = { ...INTERVIEW, status: 'PROPOSED', startsAt: null, canMove: false, times };
  const cancelled = {
    ...INTERVIEW,
    id: 'i3',
    status: 'CANCELLED',
    canMove: false,
    canCancel: false,
  };
  await draw([
    { ...waiting, canOfferTimes: true, interviewers: [] },
    { ...cancelled, cancelledBy: 'APPLICANT', reason: 'I am ill.', canChangeInterviewers: false },
  ]);
  await user.click(await button('Change times or link'));
  expect(await formWith('Offer times')).toBeTruthy();
});

test('a booked interview is cancelled with a reason', async () => {
  await draw([INTERVIEW]);
  await user.click(await button('Cancel interview'));
  const form = await formWith('Keep the interview');
  fillForm(form);
  await user.click(form.querySelector('button[type=submit]')!);
  expect(await button('Cancel interview')).toBeTruthy();
});

test('people who neither decide nor hold an interview are not offered its feedback', async () => {
  const teamRole = 'INTERVIEWER';
  const held = { ...INTERVIEW, status: 'HELD', canMove: false, canCancel: false };
  await draw([held], {}, [MEERA], teamRole);
  expect(await screen.findByText('First round')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Feedback' })).toBeNull();
});

test('an interview that took place is rated, and the others’ scorecards are read', async () => {
  const feedback = {
    canSend: true,
    canChangeCriteria: true,
    criteria: [
      { key: 'skill', name: 'Skill' },
      { key: 'manner', name: 'Manner' },
    ],
    isHidden: false,
    sentCount: 1,
    interviewerCount: 2,
    averages: [{ name: 'Skill', average: 3.5 }],
    recommendations: [
      { recommendation: 'YES', count: 1 },
      { recommendation: 'NO', count: 0 },
    ],
    scorecards: [
      {
        authorName: 'Ravi Iyer',
        recommendation: 'YES',
        text: 'Calm and careful.',
        sentAt: '2026-11-20T09:00:00.000Z',
        ratings: [{ name: 'Skill', rating: 4 }],
      },
    ],
  };
  const held = { ...INTERVIEW, canMove: false, canRecordHeld: true, canRecordMissed: true };
  // The form is open for an interviewer who has not sent it.
  const { unmount } = await draw([{ ...held, feedback }]);
  const opened = () => screen.findByRole('region', { name: 'Feedback' });
  let part = await opened();
  const chosen = () =>
    within(part)
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ name, value }) => [name, value]);
  await user.click(within(part).getByRole('button', { name: 'Send feedback' }));
  expect(within(part).getAllByText('Choose one of the options')).toHaveLength(3);
  expect(document.activeElement?.getAttribute('name')).toBe('rating-skill');
  fillForm(part.querySelector('form')!);
  const given = chosen();
  expect(given).toHaveLength(3);
  // What was chosen is there after a visit to another page.
  unmount();
  const { asked, found } = await draw([{ ...held, feedback }]);
  part = await opened();
  expect(chosen()).toEqual(given);
  expect(within(part).getByRole<HTMLTextAreaElement>('textbox').value).not.toBe('');
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:'));
  expect(kept()).toHaveLength(1);
  await user.click(within(part).getByRole('button', { name: 'Change what is rated' }));
  const criteria = within(part).getByRole('textbox', {
    name: 'What interviewers rate for this job',
  });
  fireEvent.change(criteria, { target: { value: 'Skill\n \nManner' } });
  await user.click(within(part).getByRole('button', { name: 'Save' }));
  const saved = { jobId: 'job-1', criteria: ['Skill', 'Manner'] };
  await waitFor(() => expect(asked.at(-1)).toEqual(['criteria', saved]));
  Object.assign(found('1')!, { coverLetter: 'I like people.' });
  await user.click(within(part).getByRole('button', { name: 'Send feedback' }));
  expect(within(part).queryByText('Choose one of the options')).toBeNull();
  await waitFor(() => expect(kept()).toEqual([]));
  // The feedback is no longer due, so the page is read again.
  expect(await screen.findByText('I like people.')).toBeTruthy();
});
