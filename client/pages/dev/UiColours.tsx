import { useEffect, useRef, useState } from 'react';
import { colourPairs } from './colourPairs.ts';
import { contrast, parseOklch } from './contrast.ts';

/** Measured in the browser, so that the printed values match the rendered colours. */
export function UiColours() {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
      {colourPairs.map(([front, back, least]) => (
        <Pair key={`${front} ${back}`} {...{ front, back, least }} />
      ))}
    </ul>
  );
}

function Pair({ front, back, least }: { front: string; back: string; least: number }) {
  const sample = useRef<HTMLLIElement>(null);
  const [measured, setMeasured] = useState<number>();
  useEffect(() => {
    const element = sample.current;
    if (!element) return;
    const measure = () => {
      const seen = getComputedStyle(element);
      const [one, other] = [
        parseOklch(least < 4.5 ? seen.borderTopColor : seen.color),
        parseOklch(seen.backgroundColor),
      ];
      setMeasured(one && other ? contrast(one, other) : undefined);
    };
    measure();
    const watch = new MutationObserver(measure);
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, [least]);

  return (
    <li
      ref={(element) => {
        sample.current = element;
        element?.style.setProperty(least < 4.5 ? 'border-color' : 'color', `var(--${front})`);
        element?.style.setProperty('background', `var(--${back})`);
      }}
      className="tabular rounded-card border border-line p-3 text-sm"
    >
      <b className="block">{measured?.toFixed(1)}</b>
      {front} / {back}, {least}
    </li>
  );
}
