import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResumeUpload } from '#client/components/upload/ResumeUpload.tsx';
import { Words } from '#client/components/Words.tsx';
import type { SiteLocale } from '#client/lib/locale.ts';
import { currentSession } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { fakeUploads, fileOf, underWay, UPLOADED } from './fakeUploads.ts';

const AREAS = ['resumes', 'files', 'validation'] as const;
const MB = 1024 * 1024;

beforeEach(fakeUploads);
afterEach(() => {
  vi.unstubAllGlobals();
  act(leave);
});

async function draw(locale: SiteLocale = 'en') {
  await loadWords(locale, AREAS);
  logInAs({ role: 'JOB_SEEKER' });
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <ResumeUpload />
    </Words>,
    { locale },
  );
  return { ...drawn, user: userEvent.setup({ delay: null, applyAccept: false }) };
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const button = (name: string) => screen.getByRole('button', { name });

describe('the upload control', () => {
  test('shows name, size and progress, then that the file is checked, then that it is ready', async () => {
    const { user } = await draw();
    await user.upload(input(), fileOf('cv.pdf', 1.5 * MB));
    expect(screen.getByText('cv.pdf')).toBeTruthy();
    expect(screen.getByText('1.5 MB')).toBeTruthy();
    expect(document.activeElement).toBe(button('Cancel'));
    act(() => underWay().progress(45, 100));
    expect(screen.getByText('45%')).toBeTruthy();
    await expectNoViolations(document.body);
    act(() => underWay().arrived());
    expect(screen.getByText('Checking file…')).toBeTruthy();
    const { method, url, headers, form } = underWay();
    expect([method, url]).toEqual(['POST', '/api/upload/resume']);
    expect(headers).toEqual({ 'accept-language': 'en', authorization: 'Bearer a-token' });
    expect((form!.get('file') as File).name).toBe('cv.pdf');
    act(() => underWay().answer(201, UPLOADED));
    await screen.findByText('cv.pdf is uploaded. You can now apply with it.');
    await user.click(button('Upload Another Resume'));
    expect(button('Choose file')).toBeTruthy();
  });

  test.each([
    ['cv.txt', 10, 'cv.txt: File type not allowed. Allowed types: .pdf,.doc,.docx'],
    ['cv.pdf', 5 * MB + 1, 'cv.pdf: File size must be less than 5MB'],
    ['cv.pdf', 0, 'cv.pdf: This file is empty. Please choose another one.'],
  ])('%s of %i bytes is refused before a byte is sent', async (name, size, message) => {
    const { user } = await draw();
    await user.upload(input(), fileOf(name, size));
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(underWay()).toBeUndefined();
  });

  test('accepts a file of exactly 5 MB', async () => {
    const { user } = await draw();
    await user.upload(input(), fileOf('cv.pdf', 5 * MB));
    expect(underWay()).toBeDefined();
  });

  test('cancels an upload, and offers to choose again', async () => {
    const { user } = await draw();
    await user.upload(input(), fileOf('cv.pdf'));
    await user.click(button('Cancel'));
    expect(underWay().aborted).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(button('Choose file')));
  });

  test('a refused file can only be removed, because it would be refused again', async () => {
    const { user } = await draw();
    await user.upload(input(), fileOf('cv.pdf'));
    act(() => underWay().answer(400, { message: 'This file is empty.' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This file is empty.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(button('Remove'));
    await waitFor(() => expect(document.activeElement).toBe(button('Choose file')));
  });

  test.each([
    ['the server’s sentence', 503, { message: 'Try again later.' }, 'Try again later.'],
    ['the status', 502, '<html>', 'Resume upload failed! status: 502'],
  ])('a failure shows %s in red and can be retried', async (_what, status, body, words) => {
    const { user } = await draw();
    await user.upload(input(), fileOf('cv.pdf'));
    act(() => underWay().answer(status, body));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByText('Upload failed')).toBeTruthy();
    const first = underWay();
    await user.click(button('Retry'));
    expect(underWay()).not.toBe(first);
    expect(document.activeElement).toBe(button('Cancel'));
    act(() => underWay().answer(201, UPLOADED));
    await screen.findByText('cv.pdf is uploaded. You can now apply with it.');
  });

  test('a network failure is reported, and an expired session ends here too', async () => {
    const { user } = await draw();
    await user.upload(input(), fileOf('cv.pdf'));
    act(() => underWay().break());
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline');
    await user.click(button('Retry'));
    act(() => underWay().answer(401, { message: 'Your session has ended. Log in again.' }));
    await waitFor(() => expect(currentSession().status).toBe('guest'));
  });

  test('a second file replaces the first one and its error', async () => {
    const { user } = await draw();
    await user.upload(input(), fileOf('cv.txt'));
    expect(screen.getByRole('alert')).toBeTruthy();
    await user.upload(input(), fileOf('old.pdf'));
    expect(screen.queryByRole('alert')).toBeNull();
    const first = underWay();
    await user.click(button('Cancel'));
    await user.upload(input(), fileOf('new.pdf'));
    act(() => first.answer(201, { ...UPLOADED, fileName: 'old.pdf' }));
    expect(screen.getByText('new.pdf')).toBeTruthy();
    expect((underWay().form!.get('file') as File).name).toBe('new.pdf');
    act(() => underWay().answer(201, { ...UPLOADED, fileName: 'new.pdf' }));
    expect(await screen.findByText('new.pdf is uploaded. You can now apply with it.')).toBeTruthy();
  });

  test('is available in Hindi', async () => {
    await draw('hi');
    expect(button('फ़ाइल चुनें')).toBeTruthy();
    expect(screen.getByText('PDF, DOC या DOCX, 5 MB तक')).toBeTruthy();
  });
});
