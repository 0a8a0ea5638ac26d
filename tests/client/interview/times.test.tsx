import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TimeChoice } from '#client/components/interviews/TimeChoice.tsx';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { WeekList } from '#client/pages/interviews/planned/WeekList.tsx';
import { addDays, mondayOf } from '#client/pages/interviews/planned/weeks.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';

const AREAS = ['interviews'] as const;

async function draw(part: React.ReactNode) {
  await loadWords('en', AREAS);
  await drawInSite(<Words areas={AREAS}>{part}</Words>);
}

test('a whole day is added to the times of other days', async () => {
  const moments = ['2026-12-31T10:00Z', '2026-12-31T11:00Z', '2027-01-01T10:00Z'];
  const times = moments.map((moment) => ({ startsAt: moment, endsAt: moment }));
  let chosen: string[] = [];
  function Choice() {
    const [selected, setSelected] = useState<string[]>([]);
    chosen = selected;
    const shared = { times, selected, timeZone: 'Asia/Kolkata', legend: 'Times' };
    return <TimeChoice type="checkbox" onChange={setSelected} {...shared} />;
  }
  await draw(<Choice />);
  const user = userEvent.setup({ delay: null });
  const [first, , last] = screen.getAllByRole('checkbox');
  await user.click(last!);
  await user.click(first!);
  const day = within(screen.getByRole('group', { name: 'Thursday, 31 December' }));
  await user.click(day.getByRole('button', { name: 'Select the whole day' }));
  expect(chosen).toEqual([moments[2], moments[0], moments[1]]);
  await user.click(first!);
  expect(chosen).toEqual([moments[2], moments[1]]);
});

test('every day belongs to the week of the Monday before it, or on it', () => {
  const days = Array.from({ length: 7 }, (_, at) => addDays('2026-12-28', at));
  expect(days.at(-1)).toBe('2027-01-03');
  expect(new Set(days.map(mondayOf))).toEqual(new Set(['2026-12-28']));
  expect(['', '2026-12', '2026-13-01', 'today'].map(mondayOf)).toEqual([null, null, null, null]);
});

test('a week lasts from Monday to Sunday, in the time zone of the reader', async () => {
  const at = (startsAt: string) => ({
    id: startsAt,
    kind: 'PHONE',
    title: 'Call',
    status: 'BOOKED',
    startsAt,
    endsAt: startsAt,
    place: null,
    link: null,
    interviewers: [],
    application: null,
  });
  // The first and the last are Sundays in UTC, and already Mondays in India.
  const moments = ['2026-12-27T20:00Z', '2027-01-03T12:00Z', '2027-01-03T20:00Z'];
  await draw(
    <WeekList
      monday="2026-12-28"
      today="2026-11-21"
      timeZone="Asia/Kolkata"
      interviews={moments.map((moment) => at(moment) as never)}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Monday, 28 December',
    'Sunday, 3 January',
  ]);
});
