import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { anApplication, drawApplications } from './drawApplications.tsx';

afterEach(() => act(leave));

const user = userEvent.setup({ delay: null });
// Finding by role would be slow on a board.
const column = (name: string) =>
  document.querySelector<HTMLElement>(`[data-column="${name.toUpperCase()}"]`)!;
const namesIn = (name: string) =>
  [...column(name).querySelectorAll('a')].map(({ textContent }) => textContent);
const card = (name: string) => screen.getByText(name).closest('li')!;
const AT = '2026-11-20T10:00:00.000Z';
const at = (day: number) => ({ appliedAt: `2026-11-${day}T10:00:00.000Z` });
const openBoard = async (world: Parameters<typeof drawApplications>[0], query = '') => {
  const drawn = await drawApplications({
    path: `/manage-applications?view=board${query}`,
    ...world,
  });
  await screen.findByLabelText(/^Pending, /);
  return drawn;
};
const moves = (asked: [string, unknown][]) => asked.filter(([what]) => what === 'move');

test('a card can be dragged only to a column that accepts it', async () => {
  const { asked } = await openBoard({
    applications: [anApplication('1'), anApplication('2', { status: 'HIRED' })],
  });
  const dataTransfer = { setData: (_type: string, id: string) => expect(id).toBe('1') };
  expect(card('Person 1').getAttribute('draggable')).toBe('true');
  expect(card('Person 2').getAttribute('draggable')).toBe('false');
  // Pending applications cannot be hired directly.
  fireEvent.dragStart(card('Person 1'), { dataTransfer });
  expect(fireEvent.dragOver(column('Hired'))).toBe(true);
  expect(column('Hired').className).not.toContain('bg-ink-wash');
  fireEvent.drop(column('Hired'));
  fireEvent.dragEnd(document);
  expect(fireEvent.dragOver(column('Shortlisted'))).toBe(true);
  fireEvent.drop(column('Shortlisted'));
  expect(moves(asked)).toEqual([]);

  fireEvent.dragStart(screen.getByText('Person 1'), { dataTransfer });
  expect(column('Shortlisted').className).toContain('border-ink ');
  expect(column('Pending').className).not.toContain('border-ink ');
  expect(fireEvent.dragOver(column('Shortlisted'))).toBe(false);
  expect(column('Shortlisted').className).toContain('bg-ink-wash');
  expect(fireEvent.drop(column('Shortlisted'))).toBe(false);
  fireEvent.dragEnd(document);
  await waitFor(() => expect(namesIn('Shortlisted')).toEqual(['Person 1']));
  expect(column('Shortlisted').className).not.toContain('bg-ink-wash');
  await waitFor(() =>
    expect(moves(asked)).toEqual([['move', { id: '1', status: 'SHORTLISTED', from: 'PENDING' }]]),
  );
  expect(within(column('Pending')).getByText('None here')).toBeTruthy();
});

test('a card tells the applicant’s own work from the job, and leaves it out where it is the same', async () => {
  const works = (jobTitle: string) => ({
    summary: {
      __typename: 'ApplicationSummary',
      experienceMonths: null,
      jobTitle,
      jobCompany: null,
      isCurrentJob: true,
      skills: [],
      place: null,
      noticePeriod: null,
      noticeUntil: null,
      tagNames: [],
      appliedBefore: false,
      nextInterviewAt: null,
    },
  });
  await openBoard({
    applications: [anApplication('1', works('Staff Nurse')), anApplication('2', works('Midwife'))],
  });
  expect(within(card('Person 1')).getAllByText('Staff Nurse')).toHaveLength(1);
  expect(card('Person 2').textContent).toMatch(/Staff Nurse.*Now: Midwife/);
});

test('a card is moved by its menu, and goes back when the server refuses', async () => {
  const { asked } = await openBoard({
    applications: [anApplication('1')],
    fails: (what) =>
      what === 'move'
        ? new GraphQLError('Try later.', { extensions: { code: 'UNAVAILABLE' } })
        : undefined,
  });
  await user.click(screen.getByRole('button', { name: 'Move Person 1 to…' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Mark Reviewed',
    'Shortlist',
    'Reject',
  ]);
  await user.click(items[2]!);
  await waitFor(() =>
    expect(queuedToasts().at(-1)).toMatchObject({
      kind: 'error',
      title: 'Failed to update application status',
      message: 'Try later.',
    }),
  );
  expect(moves(asked)).toEqual([
    ['move', { id: '1', status: 'REJECTED', from: 'PENDING', undoable: true }],
  ]);
  await waitFor(() => expect(namesIn('Pending')).toEqual(['Person 1']));
});

test('a moved card is inserted in its column’s order, and keeps the focus', async () => {
  await openBoard({
    applications: [
      anApplication('1', { name: 'C', status: 'REVIEWED', ...at(17) }),
      anApplication('2', { name: 'B', ...at(16) }),
      anApplication('3', { name: 'A', status: 'REVIEWED', ...at(15) }),
    ],
  });
  expect(namesIn('Reviewed')).toEqual(['C', 'A']);
  act(() => screen.getByText('B').focus());
  await user.keyboard('v');
  await waitFor(() => expect(namesIn('Reviewed')).toEqual(['C', 'B', 'A']));
  expect(column('Reviewed').getAttribute('aria-label')).toBe('Reviewed, 3 applications');
  expect(document.activeElement).toBe(screen.getByText('B'));
});

test('a column loads page after page by itself, and a moved card appears on its page', async () => {
  const pending = [20, 19, 18, 17, 16].map((day, index) =>
    anApplication(`${index + 1}`, { status: 'REVIEWED', ...at(day) }),
  );
  const { asked } = await openBoard({
    applications: [
      ...pending,
      anApplication('6', { name: 'Late', appliedAt: '2026-11-17T12:00:00.000Z' }),
    ],
    perPage: 2,
  });
  await waitFor(() =>
    expect(namesIn('Reviewed')).toEqual(['1', '2', '3', '4', '5'].map((id) => `Person ${id}`)),
  );
  const further = asked.filter(([, args]) => args['after']).map(([, args]) => args);
  expect(further).toMatchObject([
    { after: '2', first: 30, statuses: ['REVIEWED'], sort: 'NEWEST' },
    { after: '4', first: 30, statuses: ['REVIEWED'] },
  ]);
  act(() => screen.getByText('Late').focus());
  await user.keyboard('v');
  await waitFor(() =>
    expect(namesIn('Reviewed')).toEqual([
      'Person 1',
      'Person 2',
      'Person 3',
      'Late',
      'Person 4',
      'Person 5',
    ]),
  );
});

test('a page of a column that failed to load can be retried', async () => {
  let questions = 0;
  await openBoard({
    applications: ['1', '2', '3'].map((id) => anApplication(id)),
    perPage: 2,
    // The five columns load; the next page of the first does not.
    fails: () => (++questions === 6 ? new GraphQLError('Away') : undefined),
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('We could not load more applications')).toBeTruthy();
  expect(namesIn('Pending')).toEqual(['Person 1', 'Person 2']);
  await user.click(alert.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(namesIn('Pending')).toEqual(['Person 1', 'Person 2', 'Person 3']));
  expect(screen.queryByRole('alert')).toBeNull();
});

const STAGES = [
  { id: 'call', name: 'Call', status: 'REVIEWED' },
  { id: 'talk', name: 'Interview', status: 'SHORTLISTED' },
  { id: 'offer', name: 'Offer', status: 'SHORTLISTED' },
];

test('each stage is a column, and a card can go on to any stage its status allows', async () => {
  const { asked } = await openBoard({
    stages: STAGES,
    applications: [anApplication('1', { status: 'SHORTLISTED', stage: STAGES[1] })],
  });
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')];
  expect(columns.map(({ dataset }) => dataset['column'])).toEqual([
    'PENDING',
    'call',
    'talk',
    'offer',
    'REJECTED',
    'HIRED',
  ]);
  const label = (key: string) =>
    document.querySelector(`[data-column="${key}"]`)!.getAttribute('aria-label');
  await user.click(screen.getByRole('button', { name: 'Move Person 1 to…' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Hire', 'Reject', 'Offer']);
  await user.click(items[2]!);
  await waitFor(() => expect(label('offer')).toBe('Offer, 1 application'));
  expect(label('talk')).toBe('Interview, 0 applications');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual(['stage', { id: '1', stageId: 'offer', fromStageId: 'talk' }]),
  );
});

test('a card that a colleague moved first goes to their stage, which the message names', async () => {
  const world: { refuse?: () => GraphQLError } = {};
  const { found } = await openBoard({
    stages: STAGES,
    applications: [anApplication('1', { status: 'SHORTLISTED', stage: STAGES[1] })],
    fails: (what) => (what === 'stage' ? world.refuse?.() : undefined),
  });
  world.refuse = () => {
    const events = [{ id: 'moved', kind: 'STAGE_CHANGED', at: AT, actorName: 'Meera Shah' }];
    Object.assign(found('1')!, { status: 'REVIEWED', stage: STAGES[0], events });
    return new GraphQLError('Moved.', { extensions: { code: 'RULE_VIOLATION' } });
  };
  await user.click(screen.getByRole('button', { name: 'Move Person 1 to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Offer' }));
  await waitFor(() =>
    expect(queuedToasts().at(-1)?.message).toBe('Meera Shah has already changed Person 1 to Call.'),
  );
  expect(document.querySelector('[data-column="call"]')!.textContent).toContain('Person 1');
});

test('going back from an application shows the board as it was, with the focus on its card', async () => {
  const { asked } = await openBoard({ applications: [anApplication('1'), anApplication('2')] });
  await user.click(screen.getByText('Person 2'));
  await screen.findByRole('heading', { level: 1, name: 'Person 2' });
  await user.keyboard('{Escape}');
  await screen.findByLabelText(/^Pending, /);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Person 2')));
  expect(asked.filter(([what]) => what === 'list')).toHaveLength(5);
});

test('a board that could not be loaded says so, and loads what is missing with Try Again', async () => {
  let [questions, isAway] = [-5, true];
  const { asked } = await drawApplications({
    applications: [anApplication('1')],
    path: '/manage-applications?view=board',
    // All columns at first, then all but two.
    fails: () => {
      questions += 1;
      return isAway && (questions < 1 || questions > 2) ? new GraphQLError('Away') : undefined;
    },
  });
  const lists = () => asked.filter(([what]) => what === 'list').map(([, args]) => args['statuses']);
  await screen.findByRole('alert');
  expect(lists()).toHaveLength(5);
  // Another order is asked for without a press on Try Again.
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'NAME' } });
  await waitFor(() => expect(lists()).toHaveLength(10));
  const alert = within(await screen.findByRole('alert'));
  isAway = false;
  await user.click(alert.getByRole('button', { name: 'Try Again' }));
  await screen.findByLabelText(/^Pending, 1/);
  expect(lists().slice(10)).toEqual([['SHORTLISTED'], ['REJECTED'], ['HIRED']]);
  expect(namesIn('Pending')).toEqual(['Person 1']);
});

test('another order keeps the cards until all columns have theirs', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let isHeld = false;
  await openBoard({
    applications: [anApplication('1', { name: 'B' }), anApplication('2', { name: 'A' })],
    holds: () => (isHeld ? held : undefined),
  });
  isHeld = true;
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'NAME' } });
  await expectAddress('/manage-applications?sort=name&view=board');
  expect(namesIn('Pending')).toEqual(['B', 'A']);
  release();
  await screen.findByLabelText(/^Pending, 2/);
});

test('one rejection can be undone, and the card goes back to its stage', async () => {
  await openBoard({
    stages: STAGES,
    applications: [anApplication('1', { status: 'SHORTLISTED', stage: STAGES[1] })],
  });
  act(() => screen.getByText('Person 1').focus());
  await user.keyboard('r');
  await waitFor(() => expect(namesIn('Rejected')).toEqual(['Person 1']));
  await waitFor(() => expect(queuedToasts().at(-1)?.title).toBe('Person 1: Rejected'));
  act(() => queuedToasts().at(-1)!.action!.onPress());
  await waitFor(() => expect(namesIn('Rejected')).toEqual([]));
  const talk = document.querySelector('[data-column="talk"]')!;
  expect(talk.textContent).toContain('Person 1');
});
