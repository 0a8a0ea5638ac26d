import { useEffect, useRef, useState, type ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface ScrollBoxProps {
  label: string;
  /** Rows that become cards on phones need no scroll box there. */
  isCards?: boolean;
  children: ReactNode;
}

/** An oversized table scrolls within its box, by keyboard too. */
export function ScrollBox({ label, isCards = false, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setScrolls(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      );
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={box}
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className={joinClasses(
        'relative rounded-card [--table-top:0px] print:max-h-none print:overflow-visible',
        isCards ? 'md:max-h-[34rem] md:overflow-auto' : 'max-h-[34rem] overflow-auto',
      )}
    >
      {children}
    </div>
  );
}
