import { useId, type ReactNode } from 'react';

interface SmallMenuGroupProps {
  heading: string;
  children: ReactNode;
}

/** Labelled as a group instead of a heading, so that the page's outline starts with its own headings. */
export function SmallMenuGroup({ heading, children }: SmallMenuGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="border-t border-line pt-3">
      <p id={id} className="text-sm font-semibold text-soft">
        {heading}
      </p>
      {children}
    </div>
  );
}
