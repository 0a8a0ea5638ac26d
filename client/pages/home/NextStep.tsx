import { useId, type ReactNode } from 'react';
import { Drawing, type DrawingName } from '#client/ui/drawings/Drawing.tsx';

interface NextStepProps {
  drawing: DrawingName;
  heading: string;
  text: string;
  /** The one thing to do. */
  children: ReactNode;
}

export function NextStep({ drawing, heading, text, children }: NextStepProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-[1_1_22rem] items-center justify-between gap-6 rounded-[16px] border border-line bg-card p-6 md:p-8"
    >
      <div>
        <h2 id={id} className="text-lg md:text-xl">
          {heading}
        </h2>
        <p className="mt-1 mb-5 max-w-[44ch] text-soft">{text}</p>
        {children}
      </div>
      <Drawing name={drawing} className="w-32 shrink-0 max-sm:hidden" />
    </section>
  );
}
