import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface StepperProps {
  label: string;
  steps: readonly { id: string; label: ReactNode }[];
  /** The index of the current step, from 0. */
  current: number;
  doneLabel: string;
  /** "Step 2 of 4", shown on phones beside the step's name. */
  position: ReactNode;
  /** If given, previous steps are buttons. */
  onGoTo?: (index: number) => void;
}

export function Stepper({ label, steps, current, doneLabel, position, onGoTo }: StepperProps) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-sm text-soft md:hidden">{position}</p>
      <ol className="flex gap-1.5 md:gap-3">
        {steps.map((step, index) => {
          const done = index < current;
          const text = (
            <>
              <span
                aria-hidden="true"
                className={joinClasses('tabular', circleClass(index, current))}
              >
                {done ? <Check className="size-4" /> : index + 1}
              </span>
              <span className="max-md:sr-only">{step.label}</span>
              {done && <span className="sr-only">{doneLabel}</span>}
            </>
          );
          return (
            <li
              key={step.id}
              aria-current={index === current ? 'step' : undefined}
              className={joinClasses(
                'flex-1 border-t-[3px] pt-2 text-sm max-md:h-3 md:pt-3',
                index <= current ? 'border-ink' : 'border-line',
                index === current ? 'font-semibold text-text' : 'text-soft',
              )}
            >
              {done && onGoTo ? (
                <button type="button" onClick={() => onGoTo(index)} className={rowClass}>
                  {text}
                </button>
              ) : (
                <span className={rowClass}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const rowClass = 'hit-44 inline-flex items-center gap-2 rounded-tag text-left';

function circleClass(index: number, current: number): string {
  const shape =
    'grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold max-md:hidden';
  if (index < current) return `${shape} bg-ink-wash text-ink`;
  return index === current ? `${shape} bg-ink text-on-ink` : `${shape} bg-tint text-soft`;
}
