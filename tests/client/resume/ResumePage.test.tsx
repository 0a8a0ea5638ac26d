import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { IResolvers } from '@graphql-tools/utils';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { clock } from '#client/lib/clock.ts';
import { currentDialog } from '#client/lib/dialogs.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/resumes/ResumePage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { fakeUploads, fileOf, underWay, UPLOADED } from '#tests/client/file/fakeUploads.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

beforeEach(fakeUploads);
afterEach(() => {
  vi.unstubAllGlobals();
  act(leave);
});

const AREAS = ['resumes', 'files', 'validation'] as const;

async function draw(
  names: string[],
  role: 'JOB_SEEKER' | 'EMPLOYER' | null = 'JOB_SEEKER',
  link = () => '/uploads/1',
) {
  let kept = names.map((name, at) => ({
    id: name,
    name,
    size: 2_048,
    isDefault: at === 0,
    isLost: name.startsWith('lost'),
  }));
  const asked: [string, string][] = [];
  const change =
    (verb: string, next: (id: string) => typeof kept) =>
    (_root: unknown, { input }: { input: { id: string } }) => {
      asked.push([verb, input.id]);
      kept = next(input.id);
      return { viewer: { id: '1' } };
    };
  const resolvers: IResolvers = {
    Query: { viewer: () => ({ id: '1' }) },
    Resume: { url: link },
    Viewer: {
      resumes: () => kept,
      readableResumes: () => kept.map(({ id, name }) => ({ id, name })),
      user: () => ({
        id: '1',
        profile: { resume: kept.find((resume) => resume.isDefault)?.name ?? null },
        profileCompletion: { percent: kept.length > 0 ? 100 : 90, bannerPercent: 100, missing: [] },
      }),
    },
    Mutation: {
      deleteResume: change('delete', (id) => kept.filter((resume) => resume.id !== id)),
      setDefaultResume: change('default', (id) =>
        kept.map((resume) => ({ ...resume, isDefault: resume.id === id })),
      ),
      restoreResume: change('restore', (id) => [
        ...kept,
        { id, name: id, size: 1, isDefault: false, isLost: false },
      ]),
    },
  };
  const schema = mockedSchema({ mocks: { DateTime: () => '2026-11-20T10:00:00.000Z' }, resolvers });
  if (role) logInAs({ role });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <Page />
      <ShownInProfile />
    </Words>,
    { schema, path: '/resume' },
  );
  const add = (name: string) =>
    (kept = [...kept, { id: name, name, size: 1, isDefault: false, isLost: false }]);
  return { asked, add, user: userEvent.setup({ delay: null, applyAccept: false }) };
}

/** What the profile page has loaded before. */
function ShownInProfile() {
  const { data } = useQuery(ShownInProfileQuery);
  if (!data) return null;
  const { readableResumes, user } = data.viewer;
  const names = readableResumes.map(({ name }) => name).join(' ');
  return (
    <output data-testid="profile">
      {[user.profile.resume, user.profileCompletion.percent, names].join(', ')}
    </output>
  );
}

interface Shown {
  viewer: {
    readableResumes: { name: string }[];
    user: { profile: { resume: string | null }; profileCompletion: { percent: number } };
  };
}

const ShownInProfileQuery: TypedDocumentNode<Shown> = gql`
  query ShownInProfile {
    viewer {
      readableResumes {
        id
        name
      }
      user {
        id
        profile {
          resume
        }
        profileCompletion {
          percent
        }
      }
    }
  }
`;

const button = (name: string) => screen.getByRole('button', { name });

test('a download link that has expired is replaced before it is opened', async () => {
  let until = clock.now();
  const { user } = await draw(['cv.pdf'], 'JOB_SEEKER', () => `/uploads/1?until=${until}`);
  const link = await screen.findByRole('link', { name: 'Download cv.pdf' });
  until += 60_000;
  const opened: (string | null)[] = [];
  const open = (event: Event) => {
    if (!event.defaultPrevented) opened.push(link.getAttribute('href'));
    event.preventDefault();
  };
  document.addEventListener('click', open);
  onTestFinished(() => document.removeEventListener('click', open));
  await user.click(link);
  await waitFor(() => expect(opened).toEqual([`/uploads/1?until=${until}`]));
});

describe('the resume page', () => {
  test.each([null, 'EMPLOYER'] as const)('is the documented one for %s', async (role) => {
    const { user } = await draw([], role);
    expect(screen.getByText(/^Coming Soon: This page is under development/)).toBeTruthy();
    if (role) return;
    await user.click(button('Get Started'));
    expect(currentDialog()).toMatchObject({ name: 'login', returnUrl: '/resume' });
  });

  test('lists the stored resumes, the default first', async () => {
    await draw(['best.pdf', 'other.pdf']);
    expect(await screen.findByText('best.pdf')).toBeTruthy();
    expect(screen.getAllByText('Default')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Make best.pdf the default' })).toBeNull();
    await expectNoViolations(document.body);
  });

  test('says that a file was lost, and only offers to delete it', async () => {
    await draw(['best.pdf', 'lost.pdf']);
    expect(await screen.findByText(/^This file was lost on our server/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Download lost.pdf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make lost.pdf the default' })).toBeNull();
    expect(button('Delete lost.pdf')).toBeTruthy();
  });

  test('makes another resume the default', async () => {
    const { user, asked } = await draw(['best.pdf', 'other.pdf']);
    await screen.findByText('other.pdf');
    await user.click(button('Make other.pdf the default'));
    expect(await screen.findByRole('button', { name: 'Make best.pdf the default' })).toBeTruthy();
    expect(asked).toEqual([['default', 'other.pdf']]);
  });

  test('deletes at once, and can undo it for eight seconds', async () => {
    const { user, asked } = await draw(['best.pdf', 'other.pdf']);
    await screen.findByText('other.pdf');
    await user.click(button('Delete other.pdf'));
    await waitFor(() => expect(screen.queryByText('other.pdf')).toBeNull());
    const newestToast = queuedToasts().at(-1)!;
    expect(newestToast).toMatchObject({ title: 'other.pdf deleted', duration: 8_000 });
    act(() => newestToast.action!.onPress());
    expect(await screen.findByText('other.pdf')).toBeTruthy();
    expect(asked).toEqual([
      ['delete', 'other.pdf'],
      ['restore', 'other.pdf'],
    ]);
  });

  test('keeps what the profile says about resumes up to date', async () => {
    const { user } = await draw(['best.pdf', 'other.pdf']);
    const shows = (text: string) =>
      waitFor(() => expect(screen.getByTestId('profile').textContent).toBe(text));
    await shows('best.pdf, 100, best.pdf other.pdf');
    await user.click(await screen.findByRole('button', { name: 'Make other.pdf the default' }));
    await shows('other.pdf, 100, best.pdf other.pdf');
    await user.click(await screen.findByRole('button', { name: 'Delete best.pdf' }));
    await shows('other.pdf, 100, other.pdf');
    await user.click(button('Delete other.pdf'));
    await shows(', 90, ');
    act(() => queuedToasts().at(-1)!.action!.onPress());
    await shows(', 100, other.pdf');
  });

  test('adds a new one to the list', async () => {
    const { user, add } = await draw([]);
    await screen.findByText(/No resumes yet/);
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      fileOf('cv.pdf'),
    );
    add('cv.pdf');
    act(() => underWay().answer(201, UPLOADED));
    expect(await screen.findByRole('button', { name: 'Delete cv.pdf' })).toBeTruthy();
    const another = screen.getByRole('button', { name: 'Upload Another Resume' });
    expect(document.activeElement).toBe(another);
  });

  test('allows at most five', async () => {
    await draw(['1', '2', '3', '4', '5']);
    expect(await screen.findByText(/You already have 5 resumes/)).toBeTruthy();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});
