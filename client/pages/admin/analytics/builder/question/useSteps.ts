import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '#client/lib/routing.ts';

/** The steps of the question in the browser's history: how many lie behind, and whether one lies ahead. */
export function useSteps() {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const step = (state as { step?: number } | null)?.step;
  const behind = step ?? 0;
  const [last, setLast] = useState(behind);
  /** A moment ahead of the address: of two quick steps the second comes after the first. */
  const place = useRef(behind);
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
    if (isBack || step === undefined) place.current = step ?? 0;
  }, [key, isBack, step]);
  /** One at a time: two quick ones would lead past the first step, out of the page. */
  const move = (by: 1 | -1) => () => {
    if (isMoving.current) return;
    isMoving.current = true;
    void navigate(by);
  };
  return {
    /** The place of the next one, kept with its address; what was undone before it is gone. */
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
