import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '#client/lib/routing.ts';

/** The steps of the question in the browser's history: how many lie behind, and whether one lies ahead. */
export function useSteps() {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const behind = (state as { step?: number } | null)?.step ?? 0;
  const [last, setLast] = useState(behind);
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
  }, [key]);
  /** One at a time: two quick ones would lead past the first step, out of the page. */
  const move = (by: 1 | -1) => () => {
    if (isMoving.current) return;
    isMoving.current = true;
    void navigate(by);
  };
  return {
    /** The place of the next one, kept with its address; what was undone before it is gone. */
    next: () => {
      setLast(behind + 1);
      return { step: behind + 1 };
    },
    now: { step: behind },
    undo: behind > 0 ? move(-1) : null,
    redo: behind < last ? move(1) : null,
  };
}
export type Steps = Pick<ReturnType<typeof useSteps>, 'undo' | 'redo'>;
