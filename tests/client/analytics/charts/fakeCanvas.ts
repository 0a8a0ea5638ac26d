import { vi } from 'vitest';

interface Painted {
  act: string;
  /** What was painted: the outline of a shape, or a text with its position. */
  what: unknown[];
  fill: unknown;
  stroke: unknown;
  font: string;
  align: string;
  alpha: number;
  dashes: number[];
  lineWidth: number;
}

/** jsdom has no paths: this one only records its arguments. */
class Outline {
  readonly made: unknown;
  corners: number[] | undefined;
  constructor(made?: string) {
    this.made = made;
  }
  roundRect(...corners: number[]) {
    this.corners = corners;
  }
}

class Matrix {
  readonly scales: number[] = [];
  scale(by: number) {
    this.scales.push(by);
    return this;
  }
}

const LETTER = 10;
const FRESH = {
  fillStyle: 'black' as unknown,
  strokeStyle: 'black' as unknown,
  font: '',
  textAlign: '',
  textBaseline: '',
  globalAlpha: 1,
  lineWidth: 1,
  dashes: [] as number[],
};

/** A 2D context that records what is painted and how; every letter is ten wide. */
export function fakeContext() {
  const painted: Painted[] = [];
  const moved: [string, ...number[]][] = [];
  const state = { ...FRESH };
  const kept: (typeof FRESH)[] = [];
  const record =
    (act: string) =>
    (...what: unknown[]) => {
      painted.push({
        act,
        what: what.map((one) => (one instanceof Outline ? (one.corners ?? one.made) : one)),
        fill: context.fillStyle,
        stroke: context.strokeStyle,
        font: context.font,
        align: context.textAlign,
        alpha: context.globalAlpha,
        dashes: context.dashes,
        lineWidth: context.lineWidth,
      });
    };
  const move =
    (act: string) =>
    (...by: number[]) => {
      moved.push([act, ...by]);
    };
  const context = Object.assign(state, {
    save: () => {
      const { fillStyle, strokeStyle, font, textAlign, textBaseline } = state;
      const { globalAlpha, lineWidth, dashes } = state;
      const colours = { fillStyle, strokeStyle, globalAlpha, lineWidth, dashes };
      kept.push({ ...colours, font, textAlign, textBaseline });
    },
    restore: () => Object.assign(state, kept.pop()),
    setLineDash: (dashes: number[]) => {
      state.dashes = dashes;
    },
    measureText: (text: string) => ({ width: [...text].length * LETTER }),
    fillText: record('text'),
    fillRect: record('rect'),
    strokeRect: record('frame'),
    fill: record('fill'),
    stroke: record('stroke'),
    scale: move('scale'),
    translate: move('translate'),
    transform: move('transform'),
    createPattern: (_tile: unknown, repeats: string) => ({
      repeats,
      setTransform(matrix: Matrix) {
        Object.assign(this, { scales: matrix.scales });
      },
    }),
  });
  return { context: context as unknown as CanvasRenderingContext2D, painted, moved, kept };
}

/** Every canvas of the page gets one; `canvases` are in the order of creation. */
export function fakeCanvas() {
  const canvases: (ReturnType<typeof fakeContext> & { canvas: HTMLCanvasElement })[] = [];
  vi.stubGlobal('Path2D', Outline);
  vi.stubGlobal('DOMMatrix', Matrix);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function get(
    this: HTMLCanvasElement,
  ) {
    const made = { ...fakeContext(), canvas: this };
    canvases.push(made);
    return made.context;
  });
  return canvases;
}

/** jsdom does not apply SVG attributes as styles: here they are the styles of the drawing. */
export function stylesOfAttributes() {
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const given = (name: string, usual: string) => element.getAttribute(name) ?? usual;
    const style = {
      color: (element as HTMLElement).style.color,
      fill: given('fill', 'black'),
      stroke: given('stroke', 'none'),
      opacity: given('opacity', '1'),
      strokeOpacity: given('stroke-opacity', '1'),
      strokeWidth: given('stroke-width', '1px'),
      strokeLinecap: given('stroke-linecap', 'butt'),
      strokeLinejoin: given('stroke-linejoin', 'miter'),
      strokeDasharray: given('stroke-dasharray', 'none'),
      fontWeight: given('font-weight', '400'),
      fontSize: given('font-size', '13px'),
      fontFamily: 'Inter',
      textAnchor: given('text-anchor', 'start'),
    };
    return style as CSSStyleDeclaration;
  });
}
