import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import type { ChartColumn } from '../chartAnswer.ts';
import { changeTone, type Change } from '../data/change.ts';

interface ChangeTextProps {
  direction: Change['direction'];
  text: string;
  betterWhen: ChartColumn['betterWhen'];
}

const ARROWS = { up: ArrowUp, down: ArrowDown, same: Minus };
const COLOURS = { good: 'text-green', bad: 'text-red' };

/** A change with its direction; green or red if that is good or bad news. */
export function ChangeText({ direction, text, betterWhen }: ChangeTextProps) {
  const Arrow = ARROWS[direction];
  const news = changeTone(direction, betterWhen);
  return (
    <span className={joinClasses('inline-flex items-center gap-1', news && COLOURS[news])}>
      <Arrow className="size-4 shrink-0" />
      {text}
    </span>
  );
}
