import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anApplication, drawApplications } from './drawApplications.tsx';

/** The worker that reads the file, under the control of the test. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly orders: unknown[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(order: unknown) {
    this.orders.push(order);
  }
  terminate() {
    this.ended = true;
  }
  says(data: object) {
    return act(async () => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

const drawImage = vi.fn();
beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
  const context = { drawImage } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
});
afterEach(() => {
  act(leave);
  drawImage.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PDF = { id: 'file', name: 'cv.pdf', size: 2048, url: '/uploads/file?saved' };
const bytes = new ArrayBuffer(8);
const FAILED = 'We could not show the resume here. Download it to read it.';
const page = (number: number, pages: number) => ({
  kind: 'page',
  page: number,
  pages,
  picture: { width: 1400, height: 1980 },
  text: `Text of page ${number}`,
});

async function openResume(answer: () => Promise<unknown>) {
  const fetched = vi.fn<(url: string) => Promise<unknown>>(answer);
  // What else the page asks for, such as events, is not answered.
  const isFile = (url: unknown) => String(url).startsWith('/uploads/');
  vi.stubGlobal('fetch', (url: string) => (isFile(url) ? fetched(url) : new Promise(() => {})));
  const drawn = await drawApplications({
    applications: [anApplication('1', { resume: PDF, resumeShownUrl: '/uploads/file?shown' })],
    path: '/manage-applications/1',
  });
  await screen.findByRole('heading', { level: 1, name: 'Person 1' });
  const desk = within(screen.getByRole('main'));
  await waitFor(() => expect(FakeWorker.started).toHaveLength(1));
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  return { ...drawn, desk, fetched, worker: FakeWorker.started[0]! };
}
const arrives = async () => ({ ok: true, arrayBuffer: async () => bytes });

test('a PDF resume is rendered page by page with its text, and says where it is cut', async () => {
  const { desk, fetched, worker, unmount } = await openResume(arrives);
  const region = await desk.findByRole('region', { name: 'Resume of Person 1' });
  expect(region.getAttribute('aria-busy')).toBe('true');
  expect(within(region).getByRole('status').textContent).toBe('Opening the resume…');
  expect(fetched.mock.calls[0]?.[0]).toBe('/uploads/file?shown');
  await waitFor(() => expect(worker.orders).toEqual([{ bytes, width: 1400, pages: 20 }]));

  await worker.says({ ready: 'the greeting of pdf.js' });
  expect(region.getAttribute('aria-busy')).toBe('true');
  await worker.says(page(1, 30));
  await worker.says(page(2, 30));
  expect(region.getAttribute('aria-busy')).toBe('false');
  expect(within(region).queryByRole('status')).toBeNull();
  const figures = within(region).getAllByRole('figure');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'Page 1 of 30Text of page 1',
    'Page 2 of 30Text of page 2',
  ]);
  const canvas = figures[1]!.querySelector('canvas')!;
  expect([
    canvas.width,
    canvas.height,
    canvas.ariaHidden ?? canvas.getAttribute('aria-hidden'),
  ]).toEqual([1400, 1980, 'true']);
  expect(drawImage.mock.calls).toEqual([
    [page(1, 30).picture, 0, 0],
    [page(2, 30).picture, 0, 0],
  ]);
  expect(
    desk.getByText('The first 2 of 30 pages are shown. Download the resume to read the rest.'),
  ).toBeTruthy();
  const download = desk.getByRole('link', { name: 'Download cv.pdf' });
  expect(download.getAttribute('href')).toBe('/uploads/file?saved');
  expect(download.getAttribute('download')).toBe('cv.pdf');
  await expectNoViolations(document.body);
  expect(worker.ended).toBe(false);
  unmount();
  expect(worker.ended).toBe(true);
});

test('a PDF resume shown in full does not mention a rest, and ends its worker', async () => {
  const { desk, worker } = await openResume(arrives);
  await worker.says(page(1, 1));
  await worker.says({ kind: 'end', pages: 1 });
  expect(desk.getByText('Page 1 of 1')).toBeTruthy();
  expect(desk.queryByText(/pages are shown/)).toBeNull();
  expect(worker.ended).toBe(true);
});

test('an unreadable PDF resume is offered as a download', async () => {
  const { desk, worker } = await openResume(arrives);
  await worker.says({ kind: 'failed' });
  expect(desk.getByText(FAILED).getAttribute('role')).toBe('status');
  expect(desk.queryByRole('region', { name: 'Resume of Person 1' })).toBeNull();
  expect(desk.getByRole('link', { name: 'Download cv.pdf' })).toBeTruthy();
  expect(worker.ended).toBe(true);
});

test('rendered pages stay when a later one fails', async () => {
  const { desk, worker } = await openResume(arrives);
  await worker.says(page(1, 3));
  await act(async () => worker.dispatchEvent(new Event('error')));
  expect(desk.getByText('Page 1 of 3')).toBeTruthy();
  expect(desk.queryByText(FAILED)).toBeNull();
  expect(desk.getByText(/^The first 1 of 3 pages/)).toBeTruthy();
});

test('a resume file that cannot be fetched says so', async () => {
  const { desk, worker } = await openResume(async () => ({ ...(await arrives()), ok: false }));
  expect(await desk.findByText(FAILED)).toBeTruthy();
  expect(worker.orders).toEqual([]);
  expect(worker.ended).toBe(true);
});
