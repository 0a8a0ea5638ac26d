import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** On or off, effective at once. In a form that is sent later, use a Checkbox. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className={joinClasses('grid', className)}>
      <label className="flex min-h-11 items-center justify-between gap-4">
        <span className={input.disabled ? 'text-soft' : undefined}>{label}</span>
        <input
          {...input}
          type="checkbox"
          role="switch"
          aria-describedby={hint ? id : undefined}
          className="switch"
        />
      </label>
      {hint && (
        <p id={id} className="-mt-1 max-w-[60ch] pr-14 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
