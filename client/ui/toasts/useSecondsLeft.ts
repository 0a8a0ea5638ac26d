import { useEffect, useEffectEvent, useState } from 'react';
import { clock } from '#client/lib/clock.ts';

const SECOND = 1000;
const secondsTo = (until: number) => Math.max(0, Math.ceil((until - clock.now()) / SECOND));

/** Whole seconds until a deadline that does not pause on hover or focus. */
export function useSecondsLeft(until: number | undefined, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(() => (until === undefined ? 0 : secondsTo(until)));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => {
      const left = secondsTo(until);
      setSeconds(left);
      if (left === 0) {
        clearInterval(timer);
        end();
      }
    }, SECOND / 4);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
