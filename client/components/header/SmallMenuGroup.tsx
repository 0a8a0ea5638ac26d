import type { ReactNode } from 'react';

interface SmallMenuGroupProps {
  heading: string;
  children: ReactNode;
}

export function SmallMenuGroup({ heading, children }: SmallMenuGroupProps) {
  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-sm font-semibold text-soft">{heading}</h2>
      {children}
    </section>
  );
}
