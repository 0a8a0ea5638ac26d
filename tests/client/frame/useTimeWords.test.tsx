import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TimeLeft } from '#client/components/jobs/TimeLeft.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { keepTime } from '#client/lib/now.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { drawInSite, NOW } from './drawInSite.tsx';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const before = (passed: number) => new Date(NOW.getTime() - passed).toISOString();

function Times() {
  const words = useTimeWords();
  const times = [
    ...[0, MINUTE, 5 * MINUTE, 60 * MINUTE, DAY, 7 * DAY, 8 * DAY].map((past) =>
      words.ago(before(past)),
    ),
    ...[0, DAY, 7 * DAY, 60 * DAY].map((past) => words.jobAge(before(past))),
    ...[1, 0, -MINUTE, -3 * DAY, -14 * DAY, -30 * DAY].map((past) => (
      <TimeLeft key={past} deadline={before(past)} />
    )),
    words.full(NOW.toISOString()),
  ];
  return times.map((time, at) => <li key={at}>{time}</li>);
}

const drawn = async (locale?: SiteLocale) => {
  await drawInSite(<Times />, { locale });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('times are formatted for people', async () => {
  expect(await drawn()).toEqual([
    'Just now',
    '1 minute ago',
    '5 minutes ago',
    '1 hour ago',
    '1 day ago',
    '7 days ago',
    '13 Nov 2026',
    'Today',
    '1 day ago',
    '1 week ago',
    '2 months ago',
    'Expired',
    'Expired',
    'Closes today',
    'Closes in 3 days',
    'Closes in 2 weeks',
    'Closes in 1 month',
    '21 Nov 2026, 3:30 pm IST',
  ]);
});

test('on an old copy of a page, and on one that stays open, times count from now', async () => {
  const minutes = (count: number) => NOW.getTime() + count * MINUTE;
  const first = () => screen.getAllByRole('listitem')[0]!.textContent;
  await drawn();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: minutes(3) });
  let stop = () => {};
  act(() => {
    stop = keepTime(NOW.getTime());
  });
  expect(first()).toBe('3 minutes ago');
  act(() => void vi.advanceTimersByTime(2 * MINUTE));
  expect(first()).toBe('5 minutes ago');
  act(() => stop());
  vi.useRealTimers();
});
