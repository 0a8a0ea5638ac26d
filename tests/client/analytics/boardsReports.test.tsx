import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Page } from '#client/pages/admin/AdminReportsPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aReport, aTemplate } from './boardsFixtures.ts';
import { drawBoards, type World } from './boardsWorld.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', email: 'asha@mail.example' }));
});
afterEach(() => {
  act(() => leave());
});

const draw = (world: World = {}) => drawBoards(Page, world);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);
const names = () =>
  [...document.querySelectorAll('[role=rowgroup] [data-name]')].map((one) => one.textContent);
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const choose = async (menu: string, item: string) => {
  await user.click(button(menu));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

const MARKET = () => [
  aReport('1', { name: 'Where people apply' }),
  aReport('2', {
    name: 'Hires of the quarter',
    isOwn: false,
    mayChange: false,
    isShared: true,
    owner: { id: 'o', name: 'Ravi Iyer' },
  }),
  aReport('3', { name: 'Sent on Mondays', isShared: true }),
];

describe('the suggested questions', () => {
  test('come first for a user without reports, and open in Explore', async () => {
    const templates = [
      aTemplate('applications', 'How many apply each day?'),
      aTemplate('hires', 'Who is hired?'),
    ];
    const { container } = await draw({ templates });
    const card = await screen.findByRole('link', { name: 'Who is hired?' });
    expect(headings()).toEqual(['Questions to start from', 'Dashboards', 'Reports']);
    expect(card.getAttribute('href')).toBe(
      '/admin/analytics/explore?measures=hires&by=time&last=90-day&chart=line',
    );
    expect(screen.getByText('No reports yet')).toBeTruthy();
    expect(screen.getByText('No dashboards yet')).toBeTruthy();
    await expectNoViolations(container);
  });

  test('come last once there are reports', async () => {
    await draw({ reports: MARKET() });
    await screen.findByText('Where people apply');
    expect(headings()).toEqual(['Dashboards', 'Reports', 'Questions to start from']);
  });
});

describe('the reports', () => {
  test('show question, owner and date, and can be searched', async () => {
    const { container } = await draw({ reports: MARKET() });
    await screen.findByText('Where people apply');
    expect(names()).toEqual(['Where people apply', 'Hires of the quarter', 'Sent on Mondays']);
    expect(screen.getByText('Ravi Iyer')).toBeTruthy();
    await expectNoViolations(container);

    await user.click(button(/^Shared by others/));
    await expectAddress('/admin/analytics/reports?show=shared');
    expect(names()).toEqual(['Hires of the quarter']);
    await user.click(button(/^All/));
    await user.type(screen.getByLabelText('Search reports'), 'iyer quarter');
    await waitFor(() => expect(names()).toEqual(['Hires of the quarter']));
    await expectAddress('/admin/analytics/reports?search=iyer+quarter', 'REPLACE');
    await user.type(screen.getByLabelText('Search reports'), ' x');
    expect(await screen.findByText('No reports found')).toBeTruthy();
    await user.click(button('Show all reports'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  test('of others can be used but not changed', async () => {
    await draw({ reports: MARKET() });
    await screen.findByText('Where people apply');
    await user.click(button('Actions for Hires of the quarter'));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      'Open in Explore',
      'Pin to a dashboard…',
      'Send by email…',
      'Tell me when…',
      'Duplicate',
      'Copy link',
    ]);
  });

  test('have a link that opens them as they are saved by then', async () => {
    await draw({ reports: MARKET() });
    await screen.findByText('Where people apply');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await choose('Actions for Hires of the quarter', 'Copy link');
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
    expect(copied.mock.calls[0]![0]).toMatch(/\/admin\/analytics\/explore\?report=2$/);
  });

  test('are deleted at once and restored by Undo', async () => {
    const { asked } = await draw({ reports: MARKET() });
    await screen.findByText('Where people apply');
    await choose('Actions for Where people apply', 'Delete');
    await waitFor(() => expect(names()).toEqual(['Hires of the quarter', 'Sent on Mondays']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Hires of the quarter'));
    const [toast] = queuedToasts();
    expect([toast?.title, toast?.duration]).toEqual(['Report deleted', 8000]);
    act(() => toast?.action?.onPress());
    await waitFor(() => expect(names()[0]).toBe('Where people apply'));
    expect(asked).toEqual([
      ['deleteReport', { id: '1' }],
      ['restoreReport', { id: '1' }],
    ]);
  });

  test('stay when deleting fails, with the reason', async () => {
    await draw({
      reports: MARKET(),
      fails: (what) => (what === 'deleteReport' ? 'Away' : undefined),
    });
    await screen.findByText('Where people apply');
    await choose('Actions for Where people apply', 'Delete');
    await waitFor(() => expect(toasts()).toEqual([['We could not delete this', 'Away']]));
    expect(names()).toHaveLength(3);
  });

  test('are shared, duplicated and renamed', async () => {
    const { asked } = await draw({ reports: MARKET() });
    await screen.findByText('Where people apply');
    await choose('Actions for Where people apply', 'Share with administrators');
    await waitFor(() => expect(toasts()[0]?.[0]).toBe('Shared with the other administrators'));
    await choose('Actions for Where people apply', 'Duplicate');
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Where people apply (copy)'),
    );
    await choose('Actions for Where people apply', 'Rename…');
    const dialog = await screen.findByRole('dialog', { name: 'Rename report' });
    await expectNoViolations(dialog);
    await user.clear(within(dialog).getByLabelText('Name'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Enter a name for the report')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Name'), 'Who applies where');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names()).toContain('Who applies where'));
    expect(asked.at(-1)?.[1]).toMatchObject({
      id: '1',
      version: 1,
      name: 'Who applies where',
      shared: true,
      chart: 'BAR',
      query: {
        measures: ['APPLICATIONS'],
        dimensions: ['CATEGORY'],
        range: { last: 90, unit: 'DAY' },
      },
    });
  });

  test('that can no longer be queried say why, and can only be deleted', async () => {
    const problem = 'The measure “Clicks” is gone.';
    await draw({ reports: [aReport('1', { problem, address: null })] });
    expect(await screen.findByText(problem)).toBeTruthy();
    await user.click(button('Actions for Report 1'));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Delete',
    ]);
  });

  test('that cannot be loaded say so and can be retried', async () => {
    let away = true;
    await draw({
      reports: MARKET(),
      fails: (what) => (away && what === 'reports' ? 'Away' : undefined),
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load the reports',
    );
    away = false;
    await user.click(button('Try Again'));
    expect(await screen.findByText('Where people apply')).toBeTruthy();
  });
});
