import { useId, type ReactNode } from 'react';
import { Card } from '#client/ui/Card.tsx';

interface PartProps {
  heading: string;
  /** Beside the heading: a button or a link. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the page of one application: a card with a heading. */
export function Part({ heading, action, className, children }: PartProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-base font-semibold">
          {heading}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
