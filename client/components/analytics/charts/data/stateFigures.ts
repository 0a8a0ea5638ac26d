import { showState } from '#schema/locations/showState.ts';
import { STATES } from '#schema/locations/states.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { ChartAnswer, Figure } from '../chartAnswer.ts';
import { STATE_TILES, type StateTile } from './stateTiles.ts';

export interface StateFigure extends StateTile {
  label: string;
  /** Undefined when the result has no row for it. */
  value: Figure | undefined;
  previous: Figure;
  /** The state as the answer spells it; null when the answer has no row for it. */
  key: string | null;
}

export interface StateFigures {
  states: readonly StateFigure[];
  /** Values that have no place on the map, such as "Not given" and "Anywhere". */
  elsewhere: readonly { key: string | null; label: string; value: Figure }[];
}

const codeOf = ({ code }: { code: string }): string => code.slice(3);

const CODES = new Map(
  STATES.flatMap((state) =>
    [state.name, state.code, codeOf(state), ...state.aliases].map(
      (name) => [name.toLowerCase(), codeOf(state)] as const,
    ),
  ),
);
const NAMES = new Map(STATES.map((state) => [codeOf(state), state.name]));

export function stateFigures({ rows }: Pick<ChartAnswer, 'rows'>, locale: Locale): StateFigures {
  const known = new Map<
    string,
    Pick<StateFigure, 'label' | 'previous' | 'key'> & { value: Figure }
  >();
  const elsewhere: { key: string | null; label: string; value: Figure }[] = [];
  for (const { keys, labels, values, previous } of rows) {
    const [label = ''] = labels;
    const value = values[0] ?? null;
    const code = CODES.get((keys[0] ?? '').trim().toLowerCase());
    if (code) known.set(code, { label, value, previous: previous?.[0] ?? null, key: keys[0]! });
    else elsewhere.push({ key: keys[0] ?? null, label, value });
  }
  return {
    states: STATE_TILES.map((tile) => ({
      ...tile,
      label: showState(NAMES.get(tile.code)!, locale),
      value: undefined,
      previous: null,
      key: null,
      ...known.get(tile.code),
    })),
    elsewhere,
  };
}
