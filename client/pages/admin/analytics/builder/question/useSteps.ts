import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '#client/lib/routing.ts';

/** The question's steps in the browser's history: how many can be undone, and whether one can be redone. */
export function useSteps() {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const step = (state as { step?: number } | null)?.step;
  const behind = step ?? 0;
  const [last, setLast] = useState(behind);
  /** Slightly ahead of the address: the second of two quick changes comes after the first. */
  const place = useRef(behind);
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
    if (isBack || step === undefined) place.current = step ?? 0;
  }, [key, isBack, step]);
  /** One at a time: two quick ones could go past the first step and leave the page. */
  const move = (by: 1 | -1) => () => {
    if (isMoving.current) return;
    isMoving.current = true;
    void navigate(by);
  };
  return {
    /** The position of the next step, stored with its history entry. Undone steps are discarded. */
    next: () => {
      place.current += 1;
      setLast(place.current);
      return { step: place.current };
    },
    now: () => ({ step: place.current }),
    undo: behind > 0 ? move(-1) : null,
    redo: behind < last ? move(1) : null,
  };
}
export type Steps = Pick<ReturnType<typeof useSteps>, 'undo' | 'redo'>;
