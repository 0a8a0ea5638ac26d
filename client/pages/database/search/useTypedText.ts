import { useEffect, useRef, useState } from 'react';

const PAUSE = 400;
const steady = () => PAUSE;

interface TypedText {
  /** How the box displays a value of the address. */
  shown?: string;
  /** Whether the typed text already means this value. The box then keeps what was typed. */
  isShownAs?: (text: string) => boolean;
  /** The delay after a keystroke. */
  pause?: (text: string) => number;
}

/** A box whose text is passed on shortly after typing. When the address changes otherwise, the box follows. */
export function useTypedText(
  value: string,
  commit: (text: string) => void,
  {
    shown = value,
    isShownAs: says = (text) => text.trim() === value,
    pause = steady,
  }: TypedText = {},
) {
  const [text, setText] = useState(shown);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  if (value !== seen) {
    setSeen(value);
    if (!says(text)) setText(shown);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    text,
    /** The current text, for passing it on at once. */
    take: () => {
      clearTimeout(timer.current);
      return text.trim();
    },
    input: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) => {
        setText(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(
          (typed: string) => latest.current(typed.trim()),
          pause(target.value),
          target.value,
        );
      },
    },
  };
}
