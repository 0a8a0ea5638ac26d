import type { DialogName } from '#client/lib/dialogs.ts';

interface SwitchLineProps {
  question?: string;
  label: string;
  to: DialogName;
  onSwitch: (name: DialogName) => void;
  /** Disabled while a request is in progress. */
  disabled?: boolean;
}

/** "Don’t have an account? Sign Up": opens another of the three dialogs. */
export function SwitchLine({ question, label, to, onSwitch, disabled }: SwitchLineProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-soft">
      {question}
      <button
        type="button"
        disabled={disabled}
        onClick={() => onSwitch(to)}
        className="hit-44 text-link min-h-8 rounded-tag font-semibold"
      >
        {label}
      </button>
    </p>
  );
}
