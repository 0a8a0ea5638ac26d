import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

export interface Suggestion {
  readonly text: string;
  /** Shown after the text, less prominent. */
  readonly more?: string;
  /** The kind of suggestion, such as a title or a company. */
  readonly kind?: string;
}

export interface SuggestionSource<Line extends Suggestion> {
  readonly find: (text: string) => Promise<readonly Line[]>;
  readonly onChoose: (line: Line) => void;
  /** Milliseconds to wait for the next letter. */
  readonly pause: number;
}

const LEAST = 2;

/** The ARIA combobox pattern for free text: Enter searches for the typed text unless an arrow key came first. */
export function useSuggestions<Line extends Suggestion>({
  find,
  onChoose,
  pause,
}: SuggestionSource<Line>) {
  const [shown, setShown] = useState<readonly Line[]>([]);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef('');
  const listId = useId();
  const lineId = (index: number) => `${listId}-${index}`;
  const open = shown.length > 0;

  const close = () => {
    clearTimeout(timer.current);
    wanted.current = '';
    setShown([]);
    setActive(-1);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (text: string) => {
    const found = await find(text);
    if (wanted.current !== text) return;
    setShown(found);
    setActive(-1);
  };
  const type = (text: string) => {
    const words = text.trim();
    if (words.length < LEAST) return close();
    wanted.current = words;
    clearTimeout(timer.current);
    // A failure is ignored, because searching works without suggestions.
    timer.current = setTimeout(() => void ask(words).catch(close), pause);
  };
  const choose = (line: Line) => {
    close();
    onChoose(line);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !(open && active >= 0)) return close();
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // The box counts as a position, so there is one more position than there are lines.
      setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const line = shown[active];
      if (line) choose(line);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return { open, shown, active, listId, lineId, setActive, type, choose, press, close };
}
