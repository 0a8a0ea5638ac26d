import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResumeChoice } from '#client/components/apply/useResumeChoice.ts';
import { useUpload, type Upload } from '#client/components/upload/useUpload.ts';
import { UnsentFile } from '#client/lib/failures.ts';
import { loadWords, wordsOf } from '#client/lib/words.ts';
import { FakeRequest, fakeUploads, fileOf, UPLOADED } from './fakeUploads.ts';

const AREAS = ['files', 'offline', 'shell'] as const;

beforeEach(async () => {
  fakeUploads();
  await loadWords('en', AREAS);
});
afterEach(() => void vi.unstubAllGlobals());

const inEnglish = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en-IN" messages={wordsOf('en', AREAS)}>
    {children}
  </IntlProvider>
);

function uploading() {
  const onUploaded = vi.fn();
  const onError = vi.fn();
  const options = { path: 'resume', onUploaded, onError } as const;
  const { result, unmount } = renderHook(() => useUpload(options), { wrapper: inEnglish });
  act(() => result.current.start(fileOf('first.pdf')));
  return { upload: result, unmount, onUploaded, onError };
}

const ABANDONED: [string, (upload: Upload, unmount: () => void) => void, string][] = [
  ['another file is chosen', ({ start }) => start(fileOf('second.pdf')), 'uploading second.pdf'],
  ['it is cancelled', ({ reset }) => reset(), 'idle'],
  ['its page is left', (_, unmount) => unmount(), 'uploading first.pdf'],
];

const shown = ({ state }: Upload) =>
  state.step === 'idle' ? state.step : `${state.step} ${state.file.name}`;

for (const [answer, status] of [
  ['accepted', 201],
  ['refused', 400],
] as const)
  test.each(ABANDONED)(
    `an upload that is ${answer} after %s changes nothing`,
    async (_, abandon, after) => {
      const { upload, unmount, onUploaded, onError } = uploading();
      const [first] = FakeRequest.sent;
      act(() => abandon(upload.current, unmount));
      await act(async () => first!.answer(status, UPLOADED));
      expect(shown(upload.current)).toBe(after);
      expect([onUploaded.mock.calls, onError.mock.calls]).toEqual([[], []]);
    },
  );

test('a form waits for its upload, and is not sent without a file that did not arrive', async () => {
  const { upload } = uploading();
  const sent = upload.current.settled();
  await act(async () => FakeRequest.sent[0]!.answer(201, UPLOADED));
  expect(await sent).toEqual(UPLOADED);
  act(() => upload.current.start(fileOf('second.pdf')));
  await act(async () => FakeRequest.sent[1]!.answer(503, {}));
  await expect(upload.current.settled()).rejects.toBeInstanceOf(UnsentFile);
  act(() => upload.current.reset());
  expect(await upload.current.settled()).toBeNull();
});

const resumes = (...ids: string[]) => ids.map((id) => ({ id, isDefault: id === 'best' }));
const waiting = (resume: string | null) =>
  ({ request: { method: 'POST', path: '/api/applications', body: { resume } } }) as const;

test.each([
  ['the default resume', resumes('other', 'best'), undefined, undefined, 'best'],
  ['the first resume if none is the default', resumes('one', 'two'), undefined, undefined, 'one'],
  ['a new file if none is stored', [], undefined, undefined, null],
  ['the resume that was sent', resumes('best'), undefined, 'Sent.pdf', undefined],
  ['no resume if none was sent', resumes('best'), undefined, null, null],
  ['the resume of an application that waits', resumes('best'), waiting('one'), undefined, 'one'],
  ['no resume if one waits without', resumes('best'), waiting(null), undefined, null],
] as const)('an application begins with %s', async (_, stored, kept, sent, expected) => {
  const { result } = renderHook(() => useResumeChoice(stored, kept, sent), { wrapper: inEnglish });
  expect(await result.current.settled()).toBe(expected);
});

test.each([
  ['others are stored', resumes('best'), undefined],
  ['one was sent before', [], 'Sent.pdf'],
] as const)('a new resume has to be chosen before sending if %s', async (_, stored, sent) => {
  const { result } = renderHook(() => useResumeChoice(stored, undefined, sent), {
    wrapper: inEnglish,
  });
  act(() => result.current.choose('new'));
  await expect(result.current.settled()).rejects.toBeInstanceOf(UnsentFile);
});
