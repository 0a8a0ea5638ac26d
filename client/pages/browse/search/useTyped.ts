import { useEffect, useRef, type ChangeEvent } from 'react';

/**
 * A box whose text goes into the address a moment after it was typed. The box keeps its own text, so that nothing is
 * lost that was typed before the script arrived; when the address changes by itself (Back, a chip), the box follows.
 */
export function useTyped(value: string, commit: (text: string) => void, delay: number) {
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    // Whoever types on meanwhile is not interrupted.
    if (timer.current === undefined && box.current) box.current.value = value;
  }, [value]);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => stop, []);

  const send = (text: string) => {
    timer.current = undefined;
    const next = text.trim();
    if (next === sent.current) return;
    sent.current = next;
    latest.current(next);
  };
  return {
    /** For the input. */
    input: {
      ref: box,
      defaultValue: value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(send, delay, target.value);
      },
    },
    /** Something was chosen instead of typed; the address is changed by whoever chose. */
    put: (text: string) => {
      stop();
      sent.current = text;
      if (box.current) box.current.value = text;
    },
  };
}
