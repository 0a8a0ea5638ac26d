import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/interviews/InvitationPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['interviews'] as const;
const user = userEvent.setup({ delay: null });

const time = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, isFree: true });
/** Half past eleven in the evening in India, and half past midnight. */
const LATE = time('2026-12-31T18:00:00.000Z', '2026-12-31T18:30:00.000Z');
const LATER = time('2026-12-31T19:00:00.000Z', '2026-12-31T19:30:00.000Z');

const OFFERED = {
  kind: 'VIDEO',
  status: 'PROPOSED',
  title: 'First interview',
  companyName: 'Lotus Works',
  jobTitle: 'Staff Nurse',
  place: null,
  link: 'https://meet.example/abc',
  note: 'Have your certificates at hand.',
  minutes: 30,
  interviewerNames: ['Meera Iyer'],
  startsAt: null as string | null,
  endsAt: null as string | null,
  cancelledBy: null as string | null,
  reason: null,
  canCancel: true,
  timeZone: 'Asia/Kolkata',
  applicationId: null as string | null,
  times: [LATE, LATER],
};

/** A server that keeps the interview; the first booking may come too late. */
async function open(start: typeof OFFERED | null, { isTaken = false } = {}) {
  let now = start;
  let taken = isTaken;
  const sent: unknown[] = [];
  const schema = mockedSchema({
    resolvers: {
      Query: { interviewInvitation: () => now },
      Mutation: {
        bookInterview: (_root: unknown, { input }: { input: { startsAt: Date } }) => {
          const startsAt = new Date(input.startsAt).toISOString();
          sent.push({ ...input, startsAt });
          if (taken) {
            taken = false;
            now = { ...now!, times: now!.times.filter((one) => one.startsAt !== startsAt) };
            throw new GraphQLError('This time is no longer free. Choose another one.', {
              extensions: { code: 'CONFLICT' },
            });
          }
          now = { ...now!, status: 'BOOKED', startsAt, endsAt: LATER.endsAt };
          return { invitation: now };
        },
        declineInterview: (_root: unknown, { input }: { input: object }) => {
          sent.push({ ...input });
          now = { ...now!, status: 'CANCELLED', cancelledBy: 'APPLICANT', canCancel: false };
          return { invitation: now };
        },
      },
    },
  });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <Page />
    </Words>
  );
  const path = '/interviews/abc';
  const change = (to: typeof OFFERED) => {
    now = to;
    announceArrival();
  };
  return {
    ...(await drawInSite(page, { schema, path, route: '/interviews/:token' })),
    sent,
    change,
  };
}

test('an applicant books a time, in their own time zone, and cancels it', async () => {
  const { sent, container } = await open(OFFERED);
  await screen.findByRole('heading', { name: 'Interview with Lotus Works' });
  const days = screen.getAllByRole('group', { name: /December|January/ });
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    'Thursday, 31 December',
    'Friday, 1 January',
  ]);
  await expectNoViolations(container);
  const zones = screen.getByLabelText('Time zone');
  await user.selectOptions(zones, 'Asia/Tokyo');
  await user.click(screen.getByRole('button', { name: /^Use the zone of this device/ }));
  expect(document.activeElement).toBe(zones);
  await user.selectOptions(zones, 'Europe/Berlin');
  const [onlyDay, ...others] = screen.getAllByRole('group', { name: /December|January/ });
  expect(others).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book this time' }).disabled).toBe(
    true,
  );
  await user.click(within(onlyDay!).getByRole('radio', { name: /8:00/ }));
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  await screen.findByText(/Thursday,? 31 December 2026, 8:00/);
  expect(sent).toEqual([{ token: 'abc', startsAt: LATER.startsAt, timeZone: 'Europe/Berlin' }]);
  expect(document.activeElement?.textContent).toMatch(/^Thursday,? 31 December 2026, 8:00/);
  // The booked time is not chosen again.
  const move = screen.getByRole<HTMLButtonElement>('button', { name: 'Move to this time' });
  expect(move.disabled).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Cancel the interview' }));
  await user.type(screen.getByRole('textbox', { name: /Why are you cancelling/ }), 'I am ill.');
  await user.click(screen.getByRole('button', { name: 'Cancel the interview' }));
  await screen.findByText('You have cancelled this interview');
  expect(sent.at(-1)).toEqual({ token: 'abc', reason: 'I am ill.' });
  screen.getByRole('button', { name: 'Book this time' });
  expect(screen.queryByRole('link', { name: 'See your application' })).toBeNull();
});

test('all times can be declined; the company’s next step shows at once', async () => {
  const { change } = await open({ ...OFFERED, applicationId: 'a-1' });
  const application = await screen.findByRole('link', { name: 'See your application' });
  expect(application.getAttribute('href')).toBe('/my-applications/a-1');
  await user.click(await screen.findByRole('button', { name: 'None of these times works for me' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const decline = screen.getByRole('button', { name: 'None of these times works for me' });
  expect(decline.parentElement).toBe(document.activeElement);
  await user.click(decline);
  await user.click(screen.getByRole('button', { name: 'Decline these times' }));
  await screen.findByText('You have declined these times');
  act(() => change({ ...OFFERED, times: [LATER] }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
});

test('a walk-in says until when applicants can come', async () => {
  await open({ ...OFFERED, kind: 'WALK_IN', status: 'BOOKED', startsAt: LATE.startsAt, endsAt: LATER.endsAt }); // oxfmt-ignore
  const time = await screen.findByText(/31 December 2026/);
  expect(time.textContent).toBe(
    'Thursday, 31 December 2026, 11:30\u00a0pm – 1:00\u00a0am\u00a0IST',
  );
});

test('a time that has just been taken disappears, and the reason is read out', async () => {
  await open(OFFERED, { isTaken: true });
  const late = await screen.findByRole('radio', { name: /11:30/ });
  await user.click(late);
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This time is no longer free.');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /11:30/ })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /12:30/ }).checked).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book this time' }).disabled).toBe(
    true,
  );
});

test.each([
  [null, 'This link is no longer valid'],
  [{ ...OFFERED, times: [] }, 'None of the offered times is still free'],
  [
    { ...OFFERED, status: 'CANCELLED', cancelledBy: 'COMPANY', times: [], canCancel: false },
    'Lotus Works has cancelled this interview',
  ],
] as [typeof OFFERED | null, string][])(
  '%#: the page says why there is nothing to choose',
  async (found, words) => {
    const { container } = await open(found);
    await screen.findByText(words);
    expect(screen.queryByRole('radio')).toBeNull();
    await expectNoViolations(container);
  },
);
