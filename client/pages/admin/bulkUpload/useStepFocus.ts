import { useEffect, useRef } from 'react';
import type { BulkStep } from '#schema/options/screens/bulkUpload.ts';
import { focusStep } from './focusStep.ts';

/** The control that led to a step is gone with the previous step, so the heading of the new step takes the focus. */
export function useStepFocus(step: BulkStep | null): void {
  const before = useRef(step);
  useEffect(() => {
    const isMoved = step !== null && before.current !== null && step !== before.current;
    if (step) before.current = step;
    if (isMoved) focusStep();
  }, [step]);
}
