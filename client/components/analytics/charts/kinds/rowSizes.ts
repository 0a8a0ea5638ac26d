import { longest } from '../plot/textWidth.ts';

export interface RowSizes {
  /** The distance from one row to the next. */
  row: number;
  /** The height of all bars of a row together. */
  thickness: number;
  barOffset: number;
  /** Where the bars begin. */
  left: number;
  nameRoom: number;
  /** On phones names go above their bars. */
  isAbove: boolean;
}

const NARROW = 480;
const NAMES = 260;

export function rowSizes(asked: {
  width: number;
  names: readonly string[];
  bars: number;
}): RowSizes {
  const { width, names, bars } = asked;
  const thickness = bars === 1 ? 18 : Math.max(12, bars * 12);
  if (width < NARROW && longest(names) > 60)
    return {
      row: thickness + 32,
      thickness,
      barOffset: 22,
      left: 1,
      nameRoom: width - 8,
      isAbove: true,
    };
  const nameRoom = Math.min(NAMES, width * 0.38, longest(names) + 4);
  return {
    row: thickness + 12,
    thickness,
    barOffset: 6,
    left: nameRoom + 12,
    nameRoom,
    isAbove: false,
  };
}
