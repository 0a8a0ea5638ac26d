import { SchemaLink } from '@apollo/client/link/schema';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useNavigate } from '#client/lib/routing.ts';
import { Page } from '#client/pages/admin/AdminDashboardPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aDashboard, aPin, aReport } from './boardsFixtures.ts';
import { drawBoards, fakeIntersectionObserver, type World } from './boardsWorld.tsx';

const user = userEvent.setup({ delay: null });
const PATH = '/admin/analytics/dashboards/d1';

let intersections = fakeIntersectionObserver();
const watch = (options?: { everything: boolean }) => {
  intersections = fakeIntersectionObserver(options);
  vi.stubGlobal('IntersectionObserver', intersections.Observer);
};

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', id: 'me' }));
  watch();
});
afterEach(() => {
  act(() => leave());
  vi.unstubAllGlobals();
});

const named = (measure: string, values: object = {}) =>
  aReport(measure, {
    name: `How many ${measure}?`,
    address: `measures=${measure}&by=category&grain=month&last=90-day&chart=bar`,
    ...values,
  });
const THREE = () => ['applications', 'hires', 'searches'].map((measure) => aPin(named(measure)));
const board = (values: object = {}) =>
  aDashboard('d1', { name: 'Monday morning', pins: THREE(), ...values });
const draw = (world: World = {}) =>
  drawBoards(Page, { path: PATH, dashboards: [board()], ...world });
function PageAndBack() {
  const navigate = useNavigate();
  return (
    <>
      <Page />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tiles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const tile = (name: string) =>
  screen
    .getAllByRole('listitem')
    .find((one) => one.dataset['pin'] && one.textContent?.includes(name))!;
const measures = (queries: readonly { measures: string[] }[]) =>
  queries.map((query) => query.measures[0]);
const choose = async (menu: string, item: string) => {
  await user.click(button(menu));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('dashboard tiles', () => {
  test('show each question with its result and link to the builder', async () => {
    const { container } = await draw();
    await screen.findByText('Monday morning', { selector: 'h1' });
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    expect(tiles()).toEqual(['How many applications?', 'How many hires?', 'How many searches?']);
    const link = screen.getByRole('link', { name: 'How many hires?: open in Explore' });
    const href = new URL(link.getAttribute('href')!, 'http://x');
    expect(Object.fromEntries(href.searchParams)).toMatchObject({
      measures: 'hires',
      last: '90-day',
      report: 'hires',
      chart: 'bar',
    });
    await expectNoViolations(container);
  });

  test('load when near the viewport, two at a time, once each', async () => {
    watch({ everything: false });
    const waiting: (() => void)[] = [];
    const { queries } = await draw({
      hold: () => new Promise((resolve) => waiting.push(resolve)),
    });
    await screen.findByText('Monday morning', { selector: 'h1' });
    expect(queries).toEqual([]);
    for (const name of ['searches', 'applications', 'hires'])
      act(() => intersections.near(tile(`How many ${name}?`)));
    await waitFor(() => expect(measures(queries)).toEqual(['SEARCHES', 'APPLICATIONS']));
    act(() => waiting.shift()?.());
    await waitFor(() => expect(queries).toHaveLength(3));
    expect(measures(queries)[2]).toBe('HIRES');
    act(() => waiting.forEach((end) => end()));
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    expect(queries).toHaveLength(3);
  });

  test('fail individually: the others stay, and the failed one can be retried', async () => {
    let away = true;
    const { container } = await draw({
      fails: (what) => (away && what === 'HIRES' ? 'The database is away.' : undefined),
    });
    const alert = await screen.findByRole('alert');
    expect(tile('How many hires?').contains(alert)).toBe(true);
    expect(alert.textContent).toContain('We could not load this report. The database is away.');
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(2));
    await expectNoViolations(container);
    away = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that are refused suggest a fix and link to the builder', async () => {
    await draw({
      code: 'BAD_USER_INPUT',
      fails: (what) =>
        what === 'HIRES'
          ? 'Search term cannot be used with Hires. It works with: Searches.'
          : undefined,
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It works with: Searches.');
    expect(within(alert).queryByRole('button')).toBeNull();
    expect(within(alert).getByRole('link').textContent).toBe('Fix it in Explore');
  });

  test('whose report can no longer be queried say why', async () => {
    const problem = 'The measure “Clicks” is gone.';
    const gone = aPin(named('clicks', { problem, address: null }));
    const { queries } = await draw({ dashboards: [board({ pins: [gone] })] });
    expect((await screen.findByRole('alert')).textContent).toContain(problem);
    expect(queries).toEqual([]);
  });

  test('keep their previous result when a refresh fails', async () => {
    let away = false;
    const { queries } = await draw({
      fails: (what) => (away && what === 'HIRES' ? 'Away' : undefined),
    });
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    away = true;
    await user.click(button('Refresh all'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('These are the last figures we loaded.');
    expect(screen.getAllByText(/as of/)).toHaveLength(3);
    await waitFor(() => expect(queries).toHaveLength(6));
  });
});

describe('the dates of a dashboard', () => {
  test('are those of each report, then of the address, then saved', async () => {
    const { queries, asked } = await draw();
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    expect(queries[0]).toMatchObject({ range: { last: 90, unit: 'DAY' }, grain: 'MONTH' });
    await user.selectOptions(screen.getByLabelText('Dates'), '7-day');
    await expectAddress(`${PATH}?range=7-day`, 'PUSH');
    await waitFor(() => expect(queries).toHaveLength(6));
    expect(queries[3]?.range).toMatchObject({ last: 7, unit: 'DAY' });
    expect(queries[3]?.grain).toBeUndefined();
    await user.click(button('Save for this dashboard'));
    await expectAddress(PATH, 'REPLACE');
    expect(asked).toEqual([
      [
        'saveDashboard',
        {
          id: 'd1',
          version: 1,
          name: 'Monday morning',
          shared: false,
          range: { last: 7, unit: 'DAY' },
          filters: { categories: [], places: [], companies: [], segments: [] },
        },
      ],
    ]);
  });

  test('can be custom days', async () => {
    const { queries } = await draw({ dashboards: [board({ pins: THREE().slice(0, 1) })] });
    await waitFor(() => expect(queries).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Dates'), 'days');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-10-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-31' } });
    await expectAddress(`${PATH}?range=2026-10-01..2026-10-31`, 'PUSH');
    await waitFor(() => expect(queries).toHaveLength(2));
    expect(queries[1]?.range).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
  });

  test('are those of the address again after going back', async () => {
    await drawBoards(PageAndBack, {
      path: `${PATH}?range=2026-10-01..2026-10-10`,
      dashboards: [board()],
    });
    const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
    fireEvent.change(await field('To'), { target: { value: '2026-10-20' } });
    await expectAddress(`${PATH}?range=2026-10-01..2026-10-20`, 'PUSH');
    await user.click(button('Back'));
    await expectAddress(`${PATH}?range=2026-10-01..2026-10-10`, 'POP');
    expect((await field('To')).value).toBe('2026-10-10');
  });

  test('remove a mark in a step of time when they change', async () => {
    await draw({ path: `${PATH}?mark=phires&on=time%3A2026-08-01&step=month` });
    await user.selectOptions(await screen.findByLabelText('Dates'), '7-day');
    await expectAddress(`${PATH}?range=7-day`, 'PUSH');
  });
});

describe('the filters of a dashboard', () => {
  test('narrow every report, and a report says what does not apply to it', async () => {
    const pins = THREE();
    pins[1] = { ...pins[1]!, unapplied: ['CATEGORY'] };
    const { queries, views } = await draw({
      dashboards: [board({ pins })],
      path: `${PATH}?category=Sales&category=Legal`,
    });
    await waitFor(() => expect(queries).toHaveLength(3));
    expect(queries[0]).toMatchObject({ filter: { dimension: 'CATEGORY', is: ['Sales'] } });
    expect(views).toEqual([
      { filters: { categories: ['Sales', 'Legal'], places: [], companies: [], segments: [] } },
    ]);
    expect(tile('How many hires?').textContent).toContain('Not applied to this report: category');
    expect(tile('How many searches?').textContent).not.toContain('Not applied');
    await user.click(button('Clear all'));
    await expectAddress(PATH, 'PUSH');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await waitFor(() => expect(queries).toHaveLength(6));
    expect(queries[3]?.filter ?? null).toBeNull();
  });

  test('include a mark that is pressed, by keyboard too, until it is removed', async () => {
    const { views } = await draw();
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    const [chart] = within(tile('How many hires?')).getAllByRole('application');
    act(() => chart!.focus());
    await user.keyboard('{ArrowDown}{Enter}');
    await expectAddress(`${PATH}?mark=phires&on=category%3Asales`, 'PUSH');
    await waitFor(() => expect(views.at(-1)?.mark).toMatchObject({ pinId: 'phires' }));
    const strip = 'The other reports are filtered by: Category: Sales';
    await waitFor(() => expect(tile('How many hires?').textContent).toContain(strip));
    expect(within(tile('How many hires?')).getByText(/Show what is counted/)).toBeTruthy();
    expect(views).toHaveLength(2);
    // Pressed again, it is a mark no longer.
    await user.keyboard('{Enter}');
    await expectAddress(PATH, 'PUSH');
    await user.keyboard('{Enter}');
    await expectAddress(`${PATH}?mark=phires&on=category%3Asales`, 'PUSH');
    fireEvent.click(screen.getAllByLabelText(/^Remove this filter/)[0]!);
    await expectAddress(PATH, 'PUSH');
  });
});

test('events are noted, and marked on the charts over time', async () => {
  const { asked } = await draw({ dashboards: [board({ pins: THREE().slice(0, 1) })] });
  await screen.findByText('Monday morning', { selector: 'h1' });
  await user.click(button('Events on the charts'));
  await user.click(await screen.findByRole('button', { name: 'Add event' }));
  expect(screen.getByText('Enter a date and what happened')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-10-01' } });
  await user.type(screen.getByLabelText('What happened'), 'New search page');
  await user.click(button('Add event'));
  expect(await screen.findByRole('button', { name: 'Delete New search page' })).toBeTruthy();
  expect(asked).toEqual([
    ['noteChartEvent', { kind: 'RELEASE', day: '2026-10-01', name: 'New search page' }],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('What happened').value).toBe('');
  fireEvent.change(screen.getByLabelText('What happened'), { target: { value: 'Radio spot' } });
  fireEvent.click(button('Add event'));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Radio spot' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New search page'));
  fireEvent.click(button('Delete New search page'));
  await waitFor(() => expect(screen.queryByText('New search page')).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
  act(() => queuedToasts().at(-1)?.action?.onPress());
  expect(await screen.findByRole('button', { name: 'Delete New search page' })).toBeTruthy();
  expect(asked.at(-1)).toEqual(asked[0]);
});

test('Escape leaves the full screen', async () => {
  await draw();
  await user.click(await screen.findByRole('button', { name: 'Full screen' }));
  expect(screen.getByText(/refreshes every 10 seconds/)).toBeTruthy();
  const sent = vi.spyOn(SchemaLink.prototype, 'request');
  onTestFinished(() => sent.mockRestore());
  await user.click(button('Refresh all'));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  // Nobody has to be there for a screen that refreshes by itself.
  expect(sent.mock.calls[0]![0].getContext()['headers']).toEqual({ 'x-background': '1' });
  await user.keyboard('{Escape}');
  expect(button('Full screen')).toBeTruthy();
});

test('Escape closes what is open above the full screen first', async () => {
  await draw();
  await user.click(await screen.findByRole('button', { name: 'Full screen' }));
  await user.click(button('Events on the charts'));
  await screen.findByRole('dialog');
  // The focus is nowhere, as after a press beside a control.
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button('Leave full screen')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(button('Full screen')).toBeTruthy();
});

test('a browser that leaves its full screen ends that of the dashboard, and the other way round', async () => {
  const page = document.documentElement as { requestFullscreen?: () => Promise<void> };
  const shown = { element: null as Element | null };
  const change = async (element: Element | null) => {
    shown.element = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  page.requestFullscreen = () => change(document.body);
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => shown.element },
    exitFullscreen: { configurable: true, value: () => change(null) },
  });
  onTestFinished(() => {
    for (const name of ['fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    delete page.requestFullscreen;
  });
  await draw();
  await user.click(await screen.findByRole('button', { name: 'Full screen' }));
  expect(button('Leave full screen')).toBeTruthy();
  await act(() => change(null));
  await user.click(button('Full screen'));
  await user.click(button('Leave full screen'));
  expect(shown.element).toBeNull();
});

describe('for other users', () => {
  const shared = (values: object = {}) =>
    board({
      isOwn: false,
      mayChange: false,
      isShared: true,
      owner: { __typename: 'AnalyticsPerson', id: 'o', name: 'Ravi Iyer' },
      ...values,
    });

  test('a shared dashboard is read-only', async () => {
    await draw({ dashboards: [shared()], path: `${PATH}?range=30-day` });
    await waitFor(() => expect(screen.getAllByText(/as of/)).toHaveLength(3));
    expect(screen.getByText('Created by Ravi Iyer')).toBeTruthy();
    expect(button('Copy link')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^ModerationAction / })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save for this dashboard' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share with administrators' })).toBeNull();
  });

  test('a private one is not found, with a hint what to do', async () => {
    const { container } = await draw({ dashboards: [] });
    expect(await screen.findByText('You cannot open this dashboard')).toBeTruthy();
    expect(screen.getByText(/Ask the person who sent you the link to share it/)).toBeTruthy();
    await expectNoViolations(container);
  });

  test('an empty one names its owner', async () => {
    await draw({ dashboards: [shared({ pins: [] })] });
    expect(await screen.findByText('Nothing is pinned here yet')).toBeTruthy();
    expect(screen.getByText('Ravi Iyer has not pinned anything that you can see.')).toBeTruthy();
  });
});

test('a printed dashboard has every tile', async () => {
  watch({ everything: false });
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  const { queries } = await draw();
  await screen.findByText('Monday morning', { selector: 'h1' });
  expect(queries).toEqual([]);
  await user.click(button('Print'));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(queries).toHaveLength(3);
});

test('deleting a dashboard leads back to the reports, where it can be restored', async () => {
  const { asked } = await draw();
  await screen.findByText('Monday morning', { selector: 'h1' });
  await choose('Actions for Monday morning', 'Delete');
  await expectAddress('/admin/analytics/reports', 'REPLACE');
  expect(asked).toEqual([['deleteDashboard', { id: 'd1' }]]);
  expect(queuedToasts()[0]?.action?.label).toBe('Undo');
});
