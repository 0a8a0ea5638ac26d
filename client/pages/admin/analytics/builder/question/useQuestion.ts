import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { addressOfQuestion, questionInAddress, type Found } from './questionAddress.ts';
import type { Question } from './question.ts';
import type { Step } from './steps.ts';
import { useSteps } from './useSteps.ts';

interface UnderWay {
  address: string;
  pushes: boolean;
}

/**
 * The question is in the address: Back undoes a step and Forward repeats it. The page's state is slightly ahead of the
 * address, so that the second of two quick changes builds on the first.
 */
export function useQuestion(resolve: (inAddress: Found) => Question) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { next, now, undo, redo } = useSteps();
  const inAddress = params.toString();
  const [current, setCurrent] = useState(inAddress);
  const latest = useRef(inAddress);
  const underWay = useRef<UnderWay[]>([]);

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
