import { createContext, useContext, useMemo } from 'react';
import { wallClock } from '#schema/time/wallClock.ts';
import type { ChartAnswer } from '../chartAnswer.ts';
import { stepSpan } from '../data/partialSteps.ts';

/** Something that happened, shown where it happened on the time axis. */
export interface ShownEvent {
  id: string;
  at: string;
  name: string;
}

/** Empty where charts show no events. */
export const ChartEvents = createContext<readonly ShownEvent[]>([]);

type AnswerTimes = Pick<ChartAnswer, 'grain' | 'timeZone'>;

/** The events in a step of time, the oldest first. */
export function useEventsIn({
  grain,
  timeZone,
}: AnswerTimes): (key: string | null) => readonly ShownEvent[] {
  const events = useContext(ChartEvents);
  const placed = useMemo(
    () =>
      events
        .map((event) => ({ event, at: wallClock(new Date(event.at), timeZone).getTime() }))
        .toSorted((one, other) => one.at - other.at),
    [events, timeZone],
  );
  return (key) => {
    if (!grain || key === null) return [];
    const { start, end } = stepSpan(key, grain);
    return placed.filter(({ at }) => at >= start && at < end).map(({ event }) => event);
  };
}
