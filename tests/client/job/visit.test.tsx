import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { JobCard, type JobCardProps } from '#client/components/jobs/JobCard.tsx';
import { rememberSearch } from '#client/lib/lastSearch.ts';
import { Link, useLocation } from '#client/lib/routing.ts';
import { Page } from '#client/pages/jobs/JobDetailsPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { NURSE, openJob } from './jobWorld.tsx';
import { replaceClipboard } from '#tests/support/clipboard.ts';

const user = userEvent.setup({ delay: null });

// A view is recorded once the user is known.
beforeEach(() => leave());

/** A page with a link to the job, as in the lists of the site. */
function ListBefore({ from }: { from?: string }) {
  const { pathname } = useLocation();
  if (pathname.startsWith('/job-details')) return <Page />;
  return (
    <Link to="/job-details/1" state={from && { from }}>
      To the job
    </Link>
  );
}

/** A list with the job on a card. */
function CardBefore({ from }: Pick<JobCardProps, 'from'>) {
  const { pathname } = useLocation();
  if (pathname.startsWith('/job-details')) return <Page />;
  const company = { ...NURSE.company, verification: null, responses: null };
  const job = { ...NURSE, summary: 'Care for people', company } as unknown as JobCardProps['job'];
  return <JobCard job={job} from={from} />;
}

/** Collects the views sent to the server. */
function countedViews() {
  const views: object[] = [];
  const recordJobView = (_root: unknown, { input }: { input: object }) => {
    views.push({ ...input });
    return { counted: true };
  };
  return { views, resolvers: { Mutation: { recordJobView } } };
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Staff Nurse' });

describe('a view of a job', () => {
  test.each([
    ['/job-details/1', 'DIRECT'],
    ['/job-details/1?from=alert', 'ALERT'],
  ])('at %s counts as %s', async (path, source) => {
    const { views, resolvers } = countedViews();
    await openJob({ path, resolvers });
    await title();
    await waitFor(() => expect(views).toEqual([{ jobId: NURSE.id, source }]));
  });

  test.each([
    ['/', 'HOME'],
    ['/hi/companies/asha-foods', 'COMPANY'],
    ['/browse-jobs?page=2', 'SEARCH'],
  ])('through a plain link of %s counts as %s', async (referrer, source) => {
    const from = vi.spyOn(document, 'referrer', 'get');
    onTestFinished(() => from.mockRestore());
    from.mockReturnValue(location.origin + referrer);
    const { views, resolvers } = countedViews();
    await openJob({ resolvers });
    await title();
    await waitFor(() => expect(views).toEqual([{ jobId: NURSE.id, source }]));
  });

  test.each([
    [undefined, 'SEARCH'],
    ['similar', 'SIMILAR'],
    ['company', 'COMPANY'],
    ['saved', 'SAVED'],
    ['home', 'HOME'],
    ['application', 'DIRECT'],
    ['elsewhere', 'SEARCH'],
  ])('through a link of the list "%s" counts as %s', async (from, source) => {
    const { views, resolvers } = countedViews();
    await openJob({ path: '/start', part: <ListBefore from={from} />, resolvers });
    await user.click(screen.getByRole('link', { name: 'To the job' }));
    await title();
    await waitFor(() => expect(views).toEqual([{ jobId: NURSE.id, source }]));
  });

  test.each([
    [undefined, 'SEARCH'],
    ['company', 'COMPANY'],
    ['home', 'HOME'],
    ['saved', 'SAVED'],
  ] as const)('through a card of the list "%s" counts as %s', async (from, source) => {
    const { views, resolvers } = countedViews();
    await openJob({ path: '/start', part: <CardBefore from={from} />, resolvers });
    await user.click(screen.getByRole('link', { name: 'Staff Nurse' }));
    await waitFor(() => expect(views).toEqual([{ jobId: NURSE.id, source }]));
  });

  test('names its place in the search only if it came from there', async () => {
    rememberSearch({ words: 'nurse', ids: [NURSE.id], before: 12 });
    onTestFinished(() => rememberSearch({ words: '', ids: [], before: 0 }));
    const seen = async (from: 'saved' | undefined) => {
      const { views, resolvers } = countedViews();
      const { unmount } = await openJob({ path: '/start', part: <CardBefore from={from} />, resolvers }); // oxfmt-ignore
      await user.click(screen.getByRole('link', { name: 'Staff Nurse' }));
      await waitFor(() => expect(views).toHaveLength(1));
      unmount();
      return views[0];
    };
    const place = { words: 'nurse', position: 13 };
    expect(await seen(undefined)).toEqual({ jobId: NURSE.id, source: 'SEARCH', ...place });
    expect(await seen('saved')).toEqual({ jobId: NURSE.id, source: 'SAVED' });
  });

  test('counts once, and only when the page is visible', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => visibility.mockRestore());
    const { views, resolvers } = countedViews();
    await openJob({ resolvers });
    await title();
    expect(views).toEqual([]);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(views).toHaveLength(1));
    fireEvent(document, new Event('visibilitychange'));
    await act(async () => {});
    expect(views).toHaveLength(1);
  });

  test('does not count for a job that has ended', async () => {
    const { views, resolvers } = countedViews();
    await openJob({ job: { ...NURSE, standing: 'EXPIRED' }, resolvers });
    await title();
    await act(async () => {});
    expect(views).toEqual([]);
  });
});

describe('Back to jobs', () => {
  test('leads to all jobs if the visit began here', async () => {
    await openJob({ path: '/job-details/1' });
    await user.click(await screen.findByRole('link', { name: 'Back to jobs' }));
    await expectAddress('/browse-jobs');
  });

  test('leads back to the previous page', async () => {
    await openJob({ path: '/saved-jobs?page=2', part: <ListBefore /> });
    await user.click(screen.getByRole('link', { name: 'To the job' }));
    await user.click(await screen.findByRole('link', { name: 'Back to jobs' }));
    await expectAddress('/saved-jobs?page=2');
  });
});

describe('Share', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  const url = `${location.origin}/job-details/${NURSE.id}`;

  beforeEach(() => {
    writeText.mockReset();
    replaceClipboard({ writeText });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(document, 'execCommand');
    };
  });
  const share = async () => {
    await openJob({ path: '/job-details/1?from=alert' });
    await title();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Share' }));
      await Promise.resolve();
    });
  };

  test('copies the plain link of the job and confirms it', async () => {
    writeText.mockResolvedValue();
    await share();
    await waitFor(() =>
      expect(queuedToasts()).toMatchObject([
        { kind: 'success', title: 'Job link copied to clipboard!' },
      ]),
    );
    expect(writeText.mock.calls).toEqual([[url]]);
  });

  test('shows the link if it cannot be copied', async () => {
    writeText.mockRejectedValue(new Error('Denied.'));
    await share();
    await waitFor(() =>
      expect(queuedToasts()).toMatchObject([
        {
          kind: 'error',
          title: 'Unable to share job. Please copy the URL manually.',
          message: url,
        },
      ]),
    );
  });

  test('uses the device’s share sheet', async () => {
    const open = vi.fn<(link: object) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { share: open });
    await share();
    await waitFor(() => expect(open.mock.calls).toEqual([[{ url, title: 'Staff Nurse' }]]));
    expect(queuedToasts()).toEqual([]);
  });
});
