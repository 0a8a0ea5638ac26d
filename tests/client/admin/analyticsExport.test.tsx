import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { csvOf } from '#client/pages/admin/analytics/figures/csvOf.ts';
import { ExportButtons } from '#client/pages/admin/analytics/figures/ExportButtons.tsx';
import type { FigureReport } from '#client/pages/admin/analytics/figures/latestFigures.ts';
import { queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';

const AREAS = ['analytics'] as const;
/** Both times are already on the next day in Kolkata. */
const REPORT: FigureReport = {
  period: '7d',
  from: '2026-11-13T19:00:00.000Z',
  countedAt: '2026-11-20T19:00:00.000Z',
  timeZone: 'Asia/Kolkata',
  part: () => undefined,
};

let saved: string[];
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
  saved = [];
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  act(() => leave());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function draw(report?: FigureReport) {
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <ExportButtons report={report} />
    </Words>,
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const toasts = () => queuedToasts().map(({ kind, title, message }) => [kind, title, message]);

test('nothing can be exported until the figures have loaded', async () => {
  await draw();
  expect(button('Download report').disabled).toBe(true);
  expect(button('Export CSV (activity log)').disabled).toBe(true);
});

test('the report’s file name has its period and date', async () => {
  await draw(REPORT);
  fireEvent.click(button('Download report'));
  expect(saved).toEqual(['analytics-7d-2026-11-20.csv']);
  expect(toasts()).toEqual([['success', 'Report downloaded', undefined]]);
  expect(fetched).not.toHaveBeenCalled();
});

test('the activity log is exported for the days of the period in the site’s time zone', async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(answer.promise);
  await draw(REPORT);
  fireEvent.click(button('Export CSV (activity log)'));
  await waitFor(() =>
    expect(button('Export CSV (activity log)').getAttribute('aria-busy')).toBe('true'),
  );
  expect(fetched.mock.calls[0]![0]).toBe(
    '/api/admin/activity-logs/export?format=csv&startDate=2026-11-14&endDate=2026-11-21',
  );
  await act(async () => answer.resolve(new Response('a,b')));
  await waitFor(() => expect(toasts()).toEqual([['success', 'Activity log exported', undefined]]));
  expect(saved).toEqual(['activity-logs.csv']);
  expect(button('Export CSV (activity log)').getAttribute('aria-busy')).not.toBe('true');
});

test('a failed export says why and can be retried', async () => {
  const message = 'Too many exports. Try again in a minute.';
  fetched.mockResolvedValueOnce(Response.json({ message }, { status: 429 }));
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockRejectedValueOnce('no reason');
  await draw(REPORT);
  const press = async (count: number) => {
    fireEvent.click(button('Export CSV (activity log)'));
    await waitFor(() => expect(toasts()).toHaveLength(count));
    expect(button('Export CSV (activity log)').getAttribute('aria-busy')).not.toBe('true');
  };
  await press(1);
  await press(2);
  await press(3);
  const title = 'Failed to export activity logs';
  expect(toasts()).toEqual([
    ['error', title, message],
    ['error', title, 'You seem to be offline. Check your connection and try again.'],
    ['error', title, undefined],
  ]);
  expect(saved).toEqual([]);
});

test('a spreadsheet reads the file as text and numbers, never as a formula', () => {
  expect(
    csvOf([
      ['a', 1, null],
      ['x,y', 'say "hi"', 'two\nlines'],
    ]),
  ).toBe('a,1,\r\n"x,y","say ""hi""","two\nlines"\r\n');
  expect(csvOf([['=1+1', '+x', '-2.5', '+3', '@me', '-a', '\tx']])).toBe(
    "'=1+1,'+x,-2.5,+3,'@me,'-a,'\tx\r\n",
  );
});
