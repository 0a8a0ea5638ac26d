import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a step. It takes the focus when the previous step is done. */
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
