import type { ReactNode } from 'react';

export function UiSection(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={props.id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line py-8 md:py-10"
    >
      <h2 id={props.id} className="text-lg md:text-xl">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
