import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { beforeAll, expect, test } from 'vitest';
import { TimeChoice } from '#client/components/interviews/TimeChoice.tsx';
import { useZonedTime } from '#client/components/interviews/useZonedTime.ts';
import { loadWords, wordsOf } from '#client/lib/words.ts';
import { ZONED_MOMENTS } from '#tests/rules/interview/zonedMoments.ts';

const AREAS = ['interviews'] as const;

beforeAll(() => loadWords('en', AREAS));

/** A site whose own time zone is not that of the reader. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en-IN" messages={wordsOf('en', AREAS)} timeZone="Asia/Kolkata">
    {children}
  </IntlProvider>
);

test('pages name the day and the time of a moment in the time zone of the reader', () => {
  const shown = ZONED_MOMENTS.map(([moment, timeZone]) => {
    const { result } = renderHook(() => useZonedTime(timeZone), { wrapper });
    const { full, day, dayKey } = result.current;
    return [full(moment), day(moment), dayKey(moment).slice(-2)];
  });
  expect(shown).toEqual(
    ZONED_MOMENTS.map(([, , weekday, date, clock]) => [
      `${weekday}, ${date}, ${inOnePiece(clock)}`,
      `${weekday}, ${date.slice(0, -5)}`,
      date.split(' ')[0]!.padStart(2, '0'),
    ]),
  );
});

test('two times at which clocks show the same hour are distinguished', () => {
  const time = (startsAt: string) => ({ startsAt, endsAt: startsAt });
  const times = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T15:00:00Z'].map(time);
  const choice = { times, timeZone: 'America/New_York', selected: [], onChange: () => undefined };
  render(<TimeChoice type="radio" legend="Times" {...choice} />, { wrapper });
  const labels = screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.labels![0]);
  expect(labels.map((label) => label!.textContent)).toEqual(
    ['1:30 am GMT-4', '1:30 am GMT-5', '10:00 am'].map(inOnePiece),
  );
});

/** A time never breaks at the end of a line. */
function inOnePiece(clock: string) {
  return clock.replaceAll(' ', '\u00a0');
}
