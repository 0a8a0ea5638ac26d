import { useEffect, useRef } from 'react';
import type { BulkStep } from '#schema/options/screens/bulkUpload.ts';
import { focusStep } from './focusStep.ts';

/** What led to a step has gone with the step before it: the focus goes on to its heading. */
export function useStepFocus(step: BulkStep | null): void {
  const before = useRef(step);
  useEffect(() => {
    const isMoved = step !== null && before.current !== null && step !== before.current;
    if (step) before.current = step;
    if (isMoved) focusStep();
  }, [step]);
}
