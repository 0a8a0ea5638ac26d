import type { IResolvers } from '@graphql-tools/utils';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { announceArrival } from '#client/lib/live/useArrivals.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/applications/MyApplicationsPage.tsx';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

afterEach(() => {
  act(leave);
});

const AREAS = ['applications'] as const;

const application = (id: string, more: object = {}) => ({
  id,
  status: 'SHORTLISTED',
  withdrawal: null,
  todos: [],
  job: { id: `job-${id}`, title: `Nurse ${id}`, place: 'Pune', standing: 'LIVE' },
  events: [
    { id: `${id}-1`, kind: 'APPLIED', at: '2026-11-19T10:00:00.000Z' },
    { id: `${id}-2`, kind: 'RESUME_DOWNLOADED', at: '2026-11-21T08:00:00.000Z' },
  ],
  ...more,
});

async function draw(nodes: object[], { total = nodes.length, path = '/my-applications' } = {}) {
  const asked: object[] = [];
  const applications = (_viewer: unknown, args: object) => {
    asked.push({ ...args });
    return { totalCount: total, nodes };
  };
  const resolvers: IResolvers = {
    Query: { viewer: () => ({ id: '1', timeZone: 'Asia/Kolkata' }) },
    Viewer: { applications },
  };
  const mocks = { DateTime: () => '2026-11-20T10:00:00.000Z' };
  const schema = mockedSchema({ mocks, resolvers });
  logInAs({ role: 'JOB_SEEKER' });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <Page />
    </Words>,
    { schema, path },
  );
  return { asked, user: userEvent.setup({ delay: null }) };
}

describe('the My Applications page', () => {
  test('shows the job, the status and the last event of each application', async () => {
    await draw([application('1')]);
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Nurse 1' }).getAttribute('href')).toBe(
      '/my-applications/1',
    );
    expect(card.textContent).toContain('Resume downloaded 2 hours ago');
    expect(within(card).getByText('Shortlisted')).toBeTruthy();
    await expectNoViolations(document.body);
  });

  test('shows what waits for the applicant, with a link to where it is done', async () => {
    const todo = {
      kind: 'CHOOSE_TIME',
      dueAt: '2026-11-24T04:30:00.000Z',
      since: '2026-11-20T10:00:00.000Z',
      count: 1,
      applicationId: '1',
      companyName: 'Lotus Works',
      interviewKind: 'VIDEO',
      invitationPath: '/interviews/abc',
    };
    await draw([application('1', { todos: [todo] }), application('2')]);
    const link = await screen.findByRole('link', {
      name: 'Choose a time for your interview with Lotus Works',
    });
    expect(link.getAttribute('href')).toBe('/interviews/abc');
    const [card] = screen.getAllByRole('article');
    expect(card!.textContent).toContain(
      'last possible time: Tuesday, 24 November 2026, 10:00\u00a0am\u00a0IST',
    );
    await expectNoViolations(document.body);
  });

  test('keeps closed jobs', async () => {
    await draw([
      application('1', { job: { id: 'j', title: 'Gone', place: '', standing: 'SUSPENDED' } }),
    ]);
    expect(await screen.findByRole('link', { name: 'Gone' })).toBeTruthy();
    expect(screen.getByText('No longer accepting applications')).toBeTruthy();
  });

  test('filters by the address', async () => {
    const { asked, user } = await draw([application('1')], {
      total: 30,
      path: '/my-applications?page=2',
    });
    const card = await screen.findByRole('article');
    expect(asked.at(-1)).toMatchObject({ page: 2, first: 12 });
    await user.selectOptions(screen.getByLabelText('Status'), 'Hired');
    await expectAddress('/my-applications?status=hired', 'PUSH');
    await user.type(screen.getByLabelText('Search by job or company'), ' nurse {Enter}');
    await expectAddress('/my-applications?status=hired&search=nurse');
    await vi.waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ status: 'HIRED', search: 'nurse', page: 1 }),
    );
    // The list stays until the next one is there.
    expect(card.isConnected).toBe(true);
    await user.selectOptions(screen.getByLabelText('Status'), 'Withdrawn');
    await vi.waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ status: null, withdrawn: true, search: 'nurse' }),
    );
  });

  test('shows what the company does once the bell hears of it', async () => {
    const { asked } = await draw([application('1')]);
    await screen.findByRole('article');
    const before = asked.length;
    act(announceArrival);
    await vi.waitFor(() => expect(asked).toHaveLength(before + 1));
  });

  test('says why it is empty', async () => {
    await draw([]);
    expect(await screen.findByText('No applications yet')).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('turns to the last page from an address beyond it', async () => {
    await draw([], { total: 25, path: '/my-applications?page=5' });
    await expectAddress('/my-applications?page=3', 'REPLACE');
    expect(screen.queryByText('No applications yet')).toBeNull();
  });

  test('says that a filter matches nothing, and links back', async () => {
    await draw([], { path: '/my-applications?status=hired' });
    expect(await screen.findByText('No applications match')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
      '/my-applications',
    );
  });
});
