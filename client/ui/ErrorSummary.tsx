import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface ErrorSummaryProps {
  title: ReactNode;
  /** In form order; `field` is the name or the id of the control. */
  errors: readonly { field: string; message: ReactNode }[];
  /** Counts the failed attempts: each one moves the focus back here. */
  attempt?: number;
}

/** Shown at the top of a form after a failed submit; takes the focus. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault();
    findField(box.current, field)?.focus();
  };

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-red/40 bg-red-wash p-4"
    >
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert className="mt-0.5 size-5 shrink-0 text-red" />
        {title}
      </p>
      <ul className="mt-1 grid pl-7">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => goTo(event, field)}
              className="inline-block py-1.5 text-red underline underline-offset-4 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function findField(box: HTMLElement | null, field: string): HTMLElement | null {
  const form = box?.closest('form') ?? document;
  const named = [...form.querySelectorAll<HTMLElement>('[name]')];
  return (
    named.find((element) => element.getAttribute('name') === field) ??
    document.getElementById(field)
  );
}
