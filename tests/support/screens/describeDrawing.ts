import { elementsIn, type InnerElement } from '#tests/support/jsdomInside.ts';
import { attribute, type Part } from './screenParts.ts';
import { shownLook } from './shownLook.ts';

const PLACES = 'x y width height cx cy r x1 y1 x2 y2 d points transform fill stroke'.split(' ');
const LONGEST = 120;

/** To the nearest whole number, so that a record shows where something is and not how it was rounded. */
const rounded = (value: string) =>
  value.replace(/-?\d+\.\d+(?:e-?\d+)?/g, (number) => String(Math.round(Number(number)) + 0));

/** A chart or a picture: its words, and the shapes of a chart, whose places are its message. */
export function describeDrawing(svg: InnerElement, name?: string): Part {
  const shapes = elementsIn(svg);
  const isChart = shapes.some(({ _localName }) => _localName === 'text');
  const text = ['drawing', name && `“${name}”`, !isChart && attribute(svg, 'viewBox')];
  const parts = isChart ? shapes.flatMap((shape) => describeShape(shape) ?? []) : [];
  return { text: text.filter(Boolean).join(' '), parts };
}

function describeShape(shape: InnerElement): Part | undefined {
  const { _localName: kind } = shape;
  if (kind === 'g' || kind === 'defs' || kind === 'tspan') return undefined;
  const places = PLACES.flatMap((place) => {
    const value = attribute(shape, place);
    return value === undefined ? [] : `${place} ${rounded(value)}`;
  });
  const words = kind === 'text' || kind === 'title' ? `“${shape.textContent ?? ''}”` : '';
  const look = shownLook(attribute(shape, 'class') ?? '');
  const text = [kind, words, ...places, look && `{${look}}`].filter(Boolean).join(' ');
  return { text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text, parts: [] };
}
