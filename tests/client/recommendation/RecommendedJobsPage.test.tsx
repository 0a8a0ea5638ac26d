import { SchemaLink } from '@apollo/client/link/schema';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { Link, useLocation } from '#client/lib/routing.ts';
import { loadWords } from '#client/lib/words.ts';
import { JobFit } from '#client/pages/jobs/details/fit/JobFit.tsx';
import { Page } from '#client/pages/recommendations/RecommendedJobsPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['recommendation', 'jobFacts'] as const;
const REASONS = [
  { kind: 'PAY_BELOW', speaksFor: false, text: 'Pays less' },
  { kind: 'SAME_WORK', speaksFor: true, text: 'Matches your work' },
];

interface World {
  basis?: string;
  close?: string[];
  willingToMove?: boolean | null;
  applied?: number;
  dismissed?: string[];
}

/** The list, and the pages that its jobs lead to. */
function Visits() {
  const [, job] = /^\/job-details\/(.+)$/.exec(useLocation().pathname) ?? [];
  if (!job)
    return (
      <>
        <Page />
        <Link to="/job-details/Welder">To the welder</Link>
      </>
    );
  return (
    <>
      <JobFit jobId={job} title={job} company="Lotus Works" />
      <Link to="/">Back</Link>
    </>
  );
}

async function open(
  titles: string[],
  { basis = 'PROFILE', close = [], willingToMove = true, applied = 0, ...world }: World = {},
) {
  const profile = { willingToMove };
  const server = { reasons: REASONS, beReady: async () => {}, refuses: false };
  const asked: [string, unknown][] = [];
  const gone = new Set(world.dismissed);
  const dismissed = () => [...gone].map((jobId) => ({ jobId, reason: 'FAR' }));
  const note =
    (name: string) =>
    (_root: unknown, { input }: { input: { jobId: string } }) => {
      asked.push([name, input]);
      if (server.refuses) throw new GraphQLError('No.', { extensions: { code: 'UNAVAILABLE' } });
      if (name === 'dismissJob') gone.add(input.jobId);
      else gone.delete(input.jobId);
      return { viewer: { id: '1', dismissedJobs: dismissed() } };
    };
  const schema = mockedSchema({
    mocks: { DateTime: () => '2026-11-20T10:00:00Z' },
    resolvers: {
      Query: {
        jobFit: () =>
          server.reasons.length > 0 ? { grade: 'FITS', reasons: server.reasons } : null,
        recommendedJobs: async () => {
          await server.beReady();
          const shown = titles.filter((title) => !gone.has(title));
          const entry = (grade: string) => (title: string) => ({
            job: { id: title, title },
            grade,
            reasons: server.reasons,
          });
          return {
            basis,
            totalCount: shown.length + close.length,
            fittingCount: shown.length,
            appliedCount: applied,
            nodes: [...shown.map(entry('FITS')), ...close.map(entry('CLOSE'))],
          };
        },
      },
      Viewer: { user: () => ({ id: '1', profile }), dismissedJobs: dismissed },
      Mutation: {
        updateProfile: (_root: unknown, { input }: { input: { willingToMove: boolean } }) => {
          asked.push(['updateProfile', input]);
          Object.assign(profile, input);
          return { user: { id: '1', profile } };
        },
        dismissJob: note('dismissJob'),
        undismissJob: note('undismissJob'),
      },
    },
  });
  logInAs({ role: 'JOB_SEEKER' });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <main>
        <Visits />
      </main>
    </Words>,
    { schema },
  );
  return { ...drawn, asked, server };
}

afterEach(() => {
  cleanup();
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

test('a job shows why it fits before what does not, and is hidden with a reason until that is undone', async () => {
  const { container, asked } = await open(['Nurse', 'Welder']);
  await screen.findByRole('heading', { name: 'Nurse' });
  const texts = screen.getAllByText(/Pays less|Matches your work/).map((one) => one.textContent);
  expect(texts.slice(0, 2)).toEqual(['Fits: Matches your work', 'Does not fit: Pays less']);
  await expectNoViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Not for me: Nurse' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Too far away' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nurse' })).toBeNull());
  expect(asked).toEqual([['dismissJob', { jobId: 'Nurse', reason: 'FAR' }]]);

  const [undo] = queuedToasts();
  expect(undo!.title).toBe('We will recommend fewer jobs this far away.');
  expect(undo!.duration).toBe(8_000);
  act(() => undo!.action!.onPress());
  await screen.findByRole('heading', { name: 'Nurse' });
  expect(asked[1]).toEqual(['undismissJob', { jobId: 'Nurse' }]);
});

test('an empty list says why, and a list without a profile asks for skills', async () => {
  await open([]);
  expect(await screen.findByText('No job fits your profile yet')).toBeTruthy();
  cleanup();
  await open([], { applied: 2 });
  expect(await screen.findByText('You have applied for 2 jobs that fit you.')).toBeTruthy();
  cleanup();
  await open(['Nurse'], { applied: 1 });
  expect(await screen.findByText(/one job that fits you. Only one other job fits/)).toBeTruthy();
  cleanup();
  await open(['Nurse'], { basis: 'PLACE' });
  expect(await screen.findByText(/Add your skills to see jobs that fit you/)).toBeTruthy();
});

test('a short list says so and shows jobs that are close under a heading', async () => {
  await open(['Nurse'], { close: ['Matron'] });
  expect(
    await screen.findByText(/^Only one job fits your work, places and pay right now/),
  ).toBeTruthy();
  const close = screen.getByRole('region', { name: 'Close to what you want' });
  expect(within(close).getByRole('heading', { name: 'Matron' })).toBeTruthy();
  expect(within(close).queryByRole('heading', { name: 'Nurse' })).toBeNull();
});

test('a short list asks once whether the seeker would move, and changes with the answer', async () => {
  const { asked, server } = await open(['Nurse'], { willingToMove: null });
  const question = await screen.findByRole('group', { name: 'Would you move for a job?' });
  const readAgain = vi.fn(async () => {});
  server.beReady = readAgain;
  await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByText('Would you move for a job?')).toBeNull());
  expect(asked).toEqual([['updateProfile', { willingToMove: true }]]);
  await waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('the question is asked however many jobs are only close', async () => {
  const close = Array.from({ length: 12 }, (_, at) => `Job ${at}`);
  await open(['Nurse'], { willingToMove: null, close });
  expect(await screen.findByRole('group', { name: 'Would you move for a job?' })).toBeTruthy();
});

const dismiss = async (title: string, reason: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Not for me: ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: reason }));
};
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

test('a dismissal or an undo that the server refuses is taken back, and the reason is shown', async () => {
  const { server } = await open(['Nurse', 'Welder']);
  const sent = vi.spyOn(SchemaLink.prototype, 'request');
  server.refuses = true;
  await dismiss('Nurse', 'Too far away');
  await waitFor(() => expect(queuedToasts()).toMatchObject([{ kind: 'error', message: 'No.' }]));
  await screen.findByRole('heading', { name: 'Nurse' });
  closeToast(queuedToasts()[0]!.id);
  server.refuses = false;
  await dismiss('Nurse', 'Too far away');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nurse' })).toBeNull());
  // The menu is gone, and the focus is on the heading of the page.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  server.refuses = true;
  act(() => queuedToasts()[0]!.action!.onPress());
  await waitFor(() => expect(queuedToasts().at(-1)).toMatchObject({ kind: 'error' }));
  expect(screen.queryByRole('heading', { name: 'Nurse' })).toBeNull();
  // Without a network the undo would take the place of the dismissal.
  const waiting = sent.mock.calls.flatMap(([one]) => one.getContext()['whenOffline'] ?? []);
  sent.mockRestore();
  expect(waiting.map(({ about }) => about)).toEqual(Array(3).fill('dismiss Nurse'));
  expect(JSON.stringify(waiting.at(-1).request.body)).toContain('undismissJob');
});

test('a job dismissed on its page is not listed afterwards, and the list is asked for again', async () => {
  const titles = ['Nurse', 'Welder'];
  const { server } = await open(titles);
  await follow('Nurse');
  await dismiss('Nurse', 'Not this company');
  await screen.findByRole('button', { name: 'Show this job again' });

  const answer = Promise.withResolvers<void>();
  server.beReady = () => answer.promise;
  titles.splice(1, 1, 'Cook');
  await follow('Back');
  await screen.findByRole('heading', { name: 'Welder' });
  expect(screen.queryByRole('heading', { name: 'Nurse' })).toBeNull();
  answer.resolve();
  await screen.findByRole('heading', { name: 'Cook' });
  expect(screen.queryByRole('heading', { name: 'Welder' })).toBeNull();
});

test('a job that cannot be compared with the profile is shown again on its page', async () => {
  const { asked, server } = await open(['Nurse'], { dismissed: ['Welder'] });
  server.reasons = [];
  await follow('To the welder');
  await userEvent.click(await screen.findByRole('button', { name: 'Show this job again' }));
  await waitFor(() => expect(asked.at(-1)).toEqual(['undismissJob', { jobId: 'Welder' }]));
  await waitFor(() => expect(screen.queryByText(/marked this job as not for you/)).toBeNull());
});

test('reasons follow the profile, on the page of a job and in the list', async () => {
  const { server } = await open(['Nurse']);
  await follow('Nurse');
  await screen.findByText('Pays less');
  await follow('Back');
  await screen.findByText('Pays less');
  server.reasons = [
    { kind: 'SKILLS_MATCHED', speaksFor: true, text: 'Asks for Tally, which you know' },
  ];
  await follow('Nurse');
  await screen.findByText('Asks for Tally, which you know');
  server.reasons = [
    { kind: 'SKILLS_MATCHED', speaksFor: true, text: 'Asks for Excel, which you know' },
  ];
  await follow('Back');
  expect(await screen.findByText('Asks for Excel, which you know')).toBeTruthy();
});

test('a dismissal that was saved stays, even if the list cannot be asked for again', async () => {
  const { server } = await open(['Nurse', 'Welder']);
  await screen.findByRole('heading', { name: 'Nurse' });
  const beReady = vi.fn(() => Promise.reject(new Error('Away')));
  server.beReady = beReady;
  await dismiss('Nurse', 'Too far away');
  await waitFor(() => expect(beReady).toHaveBeenCalled());
  await act(async () => {});
  expect(screen.queryByRole('heading', { name: 'Nurse' })).toBeNull();
  expect(queuedToasts().map(({ kind }) => kind)).toEqual(['info']);
});
