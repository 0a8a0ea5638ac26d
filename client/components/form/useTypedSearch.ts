import { useEffect, useRef, type ChangeEvent } from 'react';

/**
 * A box whose text goes into the address shortly after typing. It is uncontrolled, so that nothing typed before the
 * script loaded is lost. When the address changes otherwise (Back, a chip), the box follows.
 */
export function useTypedSearch(
  value: string,
  commit: (text: string) => void,
  delay: number | ((text: string) => number),
) {
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
    // Do not interrupt further typing.
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
    /** Props for the input. */
    input: {
      ref: box,
      defaultValue: value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        clearTimeout(timer.current);
        const wait = typeof delay === 'number' ? delay : delay(target.value);
        timer.current = setTimeout(send, wait, target.value);
      },
    },
    /** Something was chosen instead of typed; the caller changes the address. */
    put: (text: string) => {
      stop();
      sent.current = text;
      if (box.current) box.current.value = text;
    },
  };
}
