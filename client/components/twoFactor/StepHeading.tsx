import { useEffect, useRef, type ReactNode } from 'react';

/** What a step is about; the focus comes here when the step before it is done. */
export function StepHeading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <p ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </p>
  );
}
