import { useEffect, useRef, useState } from 'react';

const PAUSE = 400;

interface TypedText {
  /** What the box shows of a value of the address. */
  shown?: string;
  /** Whether what was typed says this value already: then the box keeps what its writer sees. */
  says?: (text: string) => boolean;
}

/** A box whose text is handed on a moment after it was typed; when the address changes by itself, the box follows. */
export function useTypedText(
  value: string,
  commit: (text: string) => void,
  { shown = value, says = (text) => text.trim() === value }: TypedText = {},
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
    /** What stands there now, for whoever hands it on at once. */
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
          PAUSE,
          target.value,
        );
      },
    },
  };
}
