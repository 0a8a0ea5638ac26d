import { useId, type ReactNode } from 'react';

interface SmallMenuGroupProps {
  heading: string;
  children: ReactNode;
}

/** Called a group and not given a heading, so that the page's outline begins with its own. */
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
