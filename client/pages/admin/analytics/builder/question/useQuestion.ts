import { useEffect, useMemo, useRef, useState } from 'react';
import {
  useNavigate,
  useSearchParams,
  useLocation,
  useNavigationType,
} from '#client/lib/routing.ts';
import { addressOfQuestion, questionInAddress, type QuestionInAddress } from './questionAddress.ts';
import type { Question } from './question.ts';
import type { Step } from './steps.ts';

interface PendingNavigation {
  address: string;
  pushes: boolean;
}

/**
 * The question is in the address: Back undoes a step and Forward repeats it. The page's state is slightly ahead of the
 * address, so that the second of two quick changes builds on the first.
 */
export function useQuestion(resolve: (inAddress: QuestionInAddress) => Question) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { next, now, undo, redo } = useSteps();
  const inAddress = params.toString();
  const [current, setCurrent] = useState(inAddress);
  const latest = useRef(inAddress);
  const underWay = useRef<PendingNavigation[]>([]);

  useEffect(() => {
    const at = underWay.current.findIndex(({ address }) => address === inAddress);
    if (at >= 0) {
      underWay.current.splice(0, at + 1);
      return;
    }
    underWay.current = [];
    latest.current = inAddress;
    setCurrent(inAddress);
  }, [inAddress]);

  const go = (address: string, how: 'push' | 'replace') => {
    if (address === latest.current) return;
    const pushes = how === 'push' || underWay.current.some((one) => one.pushes);
    latest.current = address;
    underWay.current.push({ address, pushes });
    setCurrent(address);
    const state = pushes ? next() : now();
    void navigate(`?${address}`, { replace: !pushes, preventScrollReset: true, state });
  };

  const found = useMemo(() => questionInAddress(new URLSearchParams(current)), [current]);
  const question = useMemo(() => resolve(found), [resolve, found]);
  return {
    question,
    /** The question the address contains. */
    found,
    steps: { undo, redo },
    /** Typing replaces the address, choosing pushes a new one. */
    change: (step: Step, how: 'push' | 'replace' = 'push') => {
      const before = questionInAddress(new URLSearchParams(latest.current));
      go(addressOfQuestion(step(resolve(before))), how);
    },
  };
}
export type ChangeQuestion = ReturnType<typeof useQuestion>['change'];

/** The question's steps in the browser's history: how many can be undone, and whether one can be redone. */
function useSteps() {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const step = (state as { step?: number } | null)?.step;
  const behind = step ?? 0;
  const [last, setLast] = useState(behind);
  /** Ahead of the address, so that a second quick change builds on the first one. */
  const place = useRef(behind);
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
    if (isBack || step === undefined) place.current = step ?? 0;
    // A link to another question has discarded the undone steps.
    if (!isBack && step === undefined) setLast(0);
  }, [key, isBack, step]);
  /** Goes one step at a time: two quick presses could go past the first step and leave the page. */
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
