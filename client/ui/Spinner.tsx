import { joinClasses } from '#client/ui/looks/joinClasses.ts';

/** Silent without a label: then the waiting part must announce itself. */
export function Spinner(props: { label?: string; className?: string }) {
  return (
    <span
      role={props.label ? 'status' : undefined}
      aria-hidden={props.label ? undefined : true}
      className={joinClasses('inline-grid size-5 shrink-0 place-items-center', props.className)}
    >
      <svg viewBox="0 0 20 20" className="size-full animate-turn" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.2" opacity="0.25" />
        <path
          d="M18 10a8 8 0 0 0-8-8"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      {props.label && <span className="sr-only">{props.label}</span>}
    </span>
  );
}
