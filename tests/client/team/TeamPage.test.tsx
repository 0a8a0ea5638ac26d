import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { currentSession } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/team/TeamPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, expectAddress, leave, logInAs, NOW } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

afterEach(() => {
  act(leave);
  localStorage.clear();
});

const AREAS = ['team', 'activity', 'validation'] as const;
const JOBS = [
  {
    __typename: 'Job',
    id: 'j1',
    title: 'Welder',
    location: 'Pune, Maharashtra',
    postedAt: NOW.toISOString(),
  },
  {
    __typename: 'Job',
    id: 'j2',
    title: 'Fitter',
    location: 'Pune, Maharashtra',
    postedAt: NOW.toISOString(),
  },
];

const member = (id: string, name: string, more: object = {}) => ({
  id,
  userId: `u${id}`,
  name,
  email: `${id}@lotus.example`,
  role: 'RECRUITER',
  isYou: false,
  joinedAt: NOW.toISOString(),
  lastActiveAt: null,
  postedJobs: 0,
  conversations: 0,
  jobs: [],
  ...more,
});

const TEAM = [
  member('1', 'Rohan Deshpande', { role: 'OWNER', isYou: true }),
  member('2', 'Sneha Pillai', {
    postedJobs: 3,
    joinedAt: '2026-01-05T10:00:00.000Z',
    lastActiveAt: new Date(NOW.getTime() - 7_200_000).toISOString(),
  }),
  member('3', 'Lakshmi Venkatesan', { role: 'INTERVIEWER', jobs: JOBS.slice(0, 1) }),
  member('4', 'Vikram Shetty', { role: 'OWNER' }),
  member('5', 'Dev Anand', { conversations: 1 }),
];

const ACTIVITY = Array.from({ length: 52 }, (_, at) => ({
  id: `${52 - at}`,
  at: NOW.toISOString(),
  action: 'job.close',
  actorName: 'Sneha Pillai',
  isKey: false,
  subjectName: at === 0 ? 'Welder' : `Job ${52 - at}`,
}));

type Input = { input: Record<string, unknown> };

/** The page over a server that answers changes with the same team; `asked` collects them. */
async function draw({
  role = 'OWNER',
  nextRole = '',
  refusal = '',
  entries = 52,
  lostJobs = (): boolean => false,
  moreJobs = [] as object[],
  members = TEAM,
} = {}) {
  act(() => logInAs({ role: 'EMPLOYER', teamRole: role as never }));
  const asked: [string, object][] = [];
  const invitations: object[] = [];
  /** Before which entries of activity others were asked for. */
  const questions: string[] = [];
  const viewer = {
    id: 'v',
    user: () => ({ ...currentSession().user, __typename: 'User', teamRole: nextRole || role }),
    team: () => ({ id: 'c', members, invitations }),
    // The second job is on a second page.
    jobs: ({ after }: { after?: string }) => {
      if (after && lostJobs()) throw new GraphQLError('Away');
      return {
        nodes: after ? [...JOBS.slice(1), ...moreJobs] : JOBS.slice(0, 1),
        pageInfo: { hasNextPage: !after, endCursor: after ? null : '1' },
      };
    },
    teamActivity: ({ before }: { before?: string }) => {
      questions.push(before ?? 'latest');
      return ACTIVITY.slice(0, entries)
        .filter(({ id }) => !before || Number(id) < Number(before))
        .slice(0, 50);
    },
  };
  const change =
    (name: string) =>
    (_root: unknown, { input }: Input) => {
      asked.push([name, { ...input }]);
      const extensions = { code: 'RULE_VIOLATION', rule: 'team.owner.last' };
      if (refusal) throw new GraphQLError(refusal, { extensions });
      if (name === 'invite')
        invitations.push({
          id: 'i',
          email: input['email'],
          role: input['role'],
          inviterName: 'Rohan',
          sentAt: NOW.toISOString(),
          expiresAt: NOW.toISOString(),
          isExpired: false,
          jobs: [],
        });
      return { jobs: 3, viewer };
    };
  const schema = mockedSchema({
    resolvers: {
      Query: { viewer: () => viewer },
      Mutation: {
        inviteToTeam: change('invite'),
        updateTeamMember: change('update'),
        removeTeamMember: change('remove'),
        handOverJobs: change('handOver'),
        leaveTeam: change('leave'),
      },
    },
  });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <Page />
    </Words>
  );
  return { ...(await drawInSite(page, { schema, path: '/team' })), asked, questions };
}

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function choose(name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('an owner invites a colleague, and chooses the jobs of an interviewer', async () => {
  const { asked, container } = await draw();
  await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
  await user.click(button('Send invitation'));
  expect((await screen.findAllByText(/enter a valid email|is required/)).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'new@lotus.example');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Interviewer/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Fitter' }));
  await user.click(button('Send invitation'));
  expect(await screen.findByText('new@lotus.example')).toBeTruthy();
  expect(button('Revoke the invitation for new@lotus.example')).toBeTruthy();
  expect(button('Send the invitation to new@lotus.example again')).toBeTruthy();
  expect(screen.getByText('Joined on 5 Jan 2026')).toBeTruthy();
  expect(screen.getByText('Last active: 2 hours ago')).toBeTruthy();
  const input = { email: 'new@lotus.example', role: 'INTERVIEWER', jobIds: ['j2'] };
  expect(asked).toEqual([['invite', input]]);
  await expectNoViolations(container);
});

test('a role changes with its jobs, and jobs are handed over', async () => {
  const { asked } = await draw();
  await choose('Lakshmi Venkatesan', 'Change role and jobs');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Interviewer/ }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /Hiring manager/ }));
  await user.click(button('Save role'));
  await choose('Sneha Pillai', 'Change role and jobs');
  const loss = /^Jobs that Sneha Pillai is in charge of go to you/;
  expect(screen.queryByText(loss)).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Hiring manager/ }));
  expect(screen.getByText(loss)).toBeTruthy();
  await user.click(button('Close'));
  await choose('Sneha Pillai', 'Hand over work');
  await user.click(button('Hand over'));
  expect(asked).toEqual([
    ['update', { id: '3', role: 'HIRING_MANAGER', jobIds: ['j1'] }],
    ['handOver', { fromId: '2', toId: '1' }],
  ]);
});

test('nothing is handed over while there is nobody to take it', async () => {
  const { asked } = await draw({ members: [{ ...TEAM[0]!, postedJobs: 3 }, TEAM[2]!] });
  await choose('Rohan Deshpande', 'Hand over work');
  expect(screen.getByText(/^There is no other owner or recruiter yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  expect(asked).toEqual([]);
});

test('among many jobs one is found by its words, and those that are hidden stay chosen', async () => {
  const moreJobs = Array.from({ length: 11 }, (_, at) => ({
    ...JOBS[0]!,
    id: `more ${at}`,
    title: `Nurse ${at}`,
    location: 'Goa',
  }));
  const { asked } = await draw({ moreJobs });
  await choose('Lakshmi Venkatesan', 'Change role and jobs');
  await user.type(await screen.findByRole('searchbox', { name: 'Find a job' }), ' FITTER pune ');
  const shown = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value);
  expect(shown()).toEqual(['j2']);
  await user.click(screen.getByRole('checkbox', { name: 'Fitter' }));
  await user.click(button('Save role'));
  expect(asked).toEqual([['update', { id: '3', role: 'INTERVIEWER', jobIds: ['j1', 'j2'] }]]);
});

test('the jobs of a member are offered only once all of them are loaded', async () => {
  let isLost = true;
  await draw({ lostJobs: () => isLost });
  await choose('Lakshmi Venkatesan', 'Change role and jobs');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  isLost = false;
  await user.click(again);
  expect(await screen.findByRole('checkbox', { name: 'Fitter' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('an owner who takes another role has its rights at once', async () => {
  await draw({ nextRole: 'RECRUITER' });
  await choose('Rohan Deshpande', 'Change role and jobs');
  await user.click(screen.getByRole('radio', { name: /Recruiter/ }));
  await user.click(button('Save role'));
  await waitFor(() => expect(currentSession().user?.teamRole).toBe('RECRUITER'));
});

test('the jobs of a removed member are handed over; a refusal says what to do', async () => {
  const refusal = 'A company needs an owner. Make a colleague an owner first.';
  const { asked } = await draw({ refusal });
  await choose('Sneha Pillai', 'Remove from the team');
  const dialog = within(screen.getByRole('alertdialog'));
  const successor = dialog.getByRole<HTMLSelectElement>('combobox', {
    name: 'Who takes over the jobs and conversations',
  });
  expect([...successor.options].map(({ text }) => text)).toEqual([
    'Rohan Deshpande',
    'Vikram Shetty',
    'Dev Anand',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Remove from the team' }));
  expect(asked).toEqual([['remove', { id: '2', successorId: '1' }]]);
  expect(queuedToasts().at(-1)).toMatchObject({ kind: 'error', title: refusal });
  await user.click(button('Cancel'));
  await choose('Vikram Shetty', 'Remove from the team');
  await user.click(screen.getByRole('checkbox', { name: /^Keep the API keys of Vikram Shetty/ }));
  const again = within(screen.getByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Remove from the team' }));
  expect(asked.at(-1)).toEqual(['remove', { id: '4', keepApiKeys: true }]);
  await user.click(button('Cancel'));
  // Someone without jobs may still have conversations.
  await choose('Dev Anand', 'Remove from the team');
  const last = within(screen.getByRole('alertdialog'));
  await user.click(last.getByRole('button', { name: 'Remove from the team' }));
  expect(asked.at(-1)).toEqual(['remove', { id: '5', successorId: '1' }]);
});

test('a member who is not an owner can leave', async () => {
  const { asked } = await draw({ role: 'INTERVIEWER' });
  await choose('Rohan Deshpande', 'Leave the team');
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Leave the team' }));
  expect(asked).toEqual([['leave', {}]]);
  // The account works for another company now, or for none, in all tabs.
  await expectAddress('/');
  expect(localStorage.getItem('companyChanged')).toBeTruthy();
});

test('after exactly 50 entries of activity, the button for earlier ones goes once there are none', async () => {
  const { questions } = await draw({ entries: 50 });
  await user.click(await screen.findByRole('tab', { name: 'Activity' }));
  await user.click(await screen.findByRole('button', { name: 'Show earlier activity' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Show earlier activity' })).toBeNull(),
  );
  expect(document.activeElement?.closest('li')?.textContent).toContain(': Job 3');
  // What has happened since is shown with the next visit to the tab.
  await user.click(screen.getByRole('tab', { name: 'People' }));
  await expectAddress('/team?section=people', 'REPLACE');
  await user.click(screen.getByRole('tab', { name: 'Activity' }));
  await waitFor(() => expect(questions).toEqual(['latest', '3', 'latest']));
});

test('owners see who did what, others only their colleagues', async () => {
  await draw();
  await user.click(await screen.findByRole('tab', { name: 'Activity' }));
  const [entry] = await screen.findAllByRole('listitem');
  expect(entry!.textContent).toContain('Job closed: Welder');
  expect(entry!.textContent).toContain('Sneha Pillai');
  await user.click(button('Show earlier activity'));
  await screen.findByText(': Job 1');
  expect(document.activeElement?.closest('li')?.textContent).toContain(': Job 2');
  const entries = screen.getAllByText(/^: (Job \d+|Welder)$/);
  expect(new Set(entries.map(({ textContent }) => textContent)).size).toBe(52);
  act(leave);
  cleanup();
  await draw({ role: 'INTERVIEWER' });
  await screen.findAllByText('Sneha Pillai');
  expect(screen.queryByRole('tab', { name: 'Activity' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for Sneha Pillai' })).toBeNull();
});
