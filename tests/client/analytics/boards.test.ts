import { act, fireEvent, renderHook } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  addressOfView,
  viewOfAddress,
} from '#client/pages/admin/analytics/boards/board/boardAddress.ts';
import { rangeOfText, textOfRange } from '#client/pages/admin/analytics/boards/board/boardRange.ts';
import { createQueryQueue } from '#client/pages/admin/analytics/boards/board/queryQueue.ts';
import { useFinishedTiles } from '#client/pages/admin/analytics/boards/board/useFinishedTiles.ts';
import { useFullScreen } from '#client/pages/admin/analytics/boards/board/useFullScreen.ts';
import {
  refreshEvery,
  useRefreshes,
} from '#client/pages/admin/analytics/boards/board/useRefreshes.ts';
import { matches } from '#client/pages/admin/analytics/boards/reports/matchReports.ts';
import { boardFiltersOf } from '#schema/analytics/boardView.ts';
import { nextSendings } from '#schema/analytics/schedule.ts';

describe('the dates of a dashboard', () => {
  test.each([
    '7-day',
    '12-month',
    '24-hour-rolling',
    '1-month-whole',
    '2026-10-01..2026-10-31',
    '2026-10-01..2026-10-01',
    'own',
  ])('%s converts to the same text again', (text) => {
    expect(textOfRange(rangeOfText(text) ?? null)).toBe(text);
  });

  test.each([
    '',
    'x',
    '0-day',
    '3-decade',
    '1-month-half',
    '2026-10-31..2026-10-01',
    '..',
    '2026-10-01..',
  ])('invalid text counts as not given: “%s”', (text) => {
    expect(rangeOfText(text)).toBeUndefined();
  });
});

describe('the address of a view', () => {
  const saved = { range: null, filters: boardFiltersOf({ categories: ['Sales'] }) };

  test('holds the values that differ from the saved ones', () => {
    const view = {
      range: { last: 7, unit: 'day' } as const,
      filters: boardFiltersOf({ places: ['Kerala', 'Mysuru, Karnataka'] }),
      mark: {
        pinId: 'p1',
        group: [{ dimension: 'time', key: '2026-11-01T05:00' }, { dimension: 'state' }],
        grain: 'hour' as const,
      },
    };
    const address = addressOfView(view, saved);
    expect(address.toString()).toBe(
      'range=7-day&category=&place=Kerala&place=Mysuru%2C+Karnataka&mark=p1&on=time%3A2026-11-01T05%3A00&on=state&step=hour',
    );
    expect(viewOfAddress(address)).toEqual(view);
    address.delete('step');
    expect(viewOfAddress(address).mark ?? null).toBeNull();
  });

  test('is empty for the saved view', () => {
    expect(addressOfView({ ...saved, mark: null }, saved).toString()).toBe('');
    expect(viewOfAddress(new URLSearchParams())).toEqual({});
  });
});

test('a limited number run at once, and those that left the queue are skipped', async () => {
  const turns = createQueryQueue(2);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  turns.take(work('a'));
  turns.take(work('b'));
  const leave = turns.take(work('c'));
  turns.take(work('d'));
  expect(begun).toEqual(['a', 'b']);
  leave();
  ends[0]?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'd']);
});

test('a dashboard is as old as the oldest of its figures', () => {
  const pins = [{ id: 'old' }, { id: 'new' }];
  const { result } = renderHook(() => useFinishedTiles(pins, 'first round'));
  act(() => result.current.onSettled('old', '2026-11-22T09:00:00.000Z'));
  expect(result.current.isAll).toBe(false);
  act(() => result.current.onSettled('new', '2026-11-22T10:00:00.000Z'));
  expect(result.current).toMatchObject({ isAll: true, readAt: '2026-11-22T09:00:00.000Z' });
});

test('old figures are read again on the return to the page, not when it is left', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get');
  onTestFinished(() => state.mockRestore());
  const onRefresh = vi.fn();
  const readAt = '2020-01-01T00:00:00.000Z';
  renderHook(() => useRefreshes({ isWatched: false, tiles: 1, isReady: true, readAt, onRefresh }));
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onRefresh).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test('a full dashboard refreshes less often, to stay within the usual limit', () => {
  expect([1, 8, 20].map(refreshEvery)).toEqual([10_000, 10_000, 25_000]);
});

test('Escape leaves the full screen unless a dialog is open, and so does the browser', () => {
  const { result } = renderHook(useFullScreen);
  const press = () => act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  act(() => result.current.enter());
  const veil = document.body.appendChild(document.createElement('div'));
  veil.dataset['veil'] = '';
  press();
  expect(result.current.isFull).toBe(true);
  veil.remove();
  press();
  expect(result.current.isFull).toBe(false);
  act(() => result.current.enter());
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  expect(result.current.isFull).toBe(false);
});

test('a report is found by words of its name, question, description and owner, ignoring accents', () => {
  const report = {
    name: 'Contratación',
    question: 'Hires by state',
    description: 'For Mondays',
    isOwn: true,
    owner: { name: 'Ravi Iyer' },
  };
  for (const search of ['', 'contratacion', 'iyer HIRES', ' mondays '])
    expect(matches(report, search), search).toBe(true);
  expect(matches(report, 'iyer jobs')).toBe(false);
});

describe('the next sending dates', () => {
  const of = (hours: Parameters<typeof nextSendings>[0], after: string, timeZone: string) =>
    nextSendings(hours, { after: new Date(after), timeZone, count: 3 }).map((moment) =>
      moment.toISOString(),
    );

  test('include today until its hour has come', () => {
    const daily = { every: 'daily', hour: 8 } as const;
    expect(of(daily, '2026-11-22T02:29:00Z', 'Asia/Kolkata')[0]).toBe('2026-11-22T02:30:00.000Z');
    expect(of(daily, '2026-11-22T02:30:00Z', 'Asia/Kolkata')[0]).toBe('2026-11-23T02:30:00.000Z');
  });

  test('use the weekday of the site’s time zone', () => {
    // Sunday evening in UTC is Monday there.
    const weekly = { every: 'weekly', weekday: 1, hour: 1 } as const;
    expect(of(weekly, '2026-11-22T19:00:00Z', 'Asia/Kolkata')).toEqual([
      '2026-11-22T19:30:00.000Z',
      '2026-11-29T19:30:00.000Z',
      '2026-12-06T19:30:00.000Z',
    ]);
  });

  test('use the last day of shorter months and handle clock changes', () => {
    const monthly = { every: 'monthly', day: 31, hour: 9 } as const;
    expect(of(monthly, '2027-01-31T14:00:00Z', 'America/New_York')).toEqual([
      '2027-02-28T14:00:00.000Z',
      '2027-03-31T13:00:00.000Z',
      '2027-04-30T13:00:00.000Z',
    ]);
  });
});
