import { useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { focusElement } from '#client/lib/document/lostFocus.ts';
import { Button, type ButtonProps } from './Button.tsx';

interface ShowMoreProps extends ButtonProps {
  /** The element whose children are the entries. */
  list: RefObject<HTMLElement | null>;
  /** The new entries come before those that are shown, not after them. */
  isBefore?: boolean;
}

/** Loads more of a list. Once everything is shown the button is gone, and the first new entry takes its focus. */
export function ShowMore({ list, isBefore = false, onClick, ...rest }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const start = useRef(0);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // The new entries are on the page only after this.
      if (document.activeElement === own) queueMicrotask(() => focusEntry(list, start));
    };
  }, [list]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    start.current = isBefore ? 0 : (list.current?.children.length ?? 0);
    onClick?.(event);
  };
  return <Button {...rest} ref={button} onClick={press} />;
}

/** Focuses an entry, or the last one if there are fewer. */
function focusEntry(list: ShowMoreProps['list'], at: RefObject<number>): void {
  const entries = list.current?.children;
  const entry = entries?.[at.current] ?? entries?.[entries.length - 1];
  if (entry instanceof HTMLElement) focusElement(entry);
}

interface LoadMoreProps extends Omit<ShowMoreProps, 'onClick' | 'busy'> {
  load: () => Promise<unknown>;
}

/** The same for a list that asks the server for more. Says if that failed; the button tries again. */
export function LoadMore({ load, ...button }: LoadMoreProps) {
  const t = useTranslations('shell');
  const [state, setState] = useState<'loading' | 'failed' | null>(null);
  const press = () => {
    setState('loading');
    load().then(
      () => setState(null),
      () => setState('failed'),
    );
  };
  return (
    <>
      {state === 'failed' && (
        <span role="alert" className="mb-2 block text-center text-sm">
          {t('errors.part')}
        </span>
      )}
      <ShowMore {...button} busy={state === 'loading'} onClick={press} />
    </>
  );
}
