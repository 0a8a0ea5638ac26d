import { SHAPES } from '../plot/markShapes.ts';
import type { ImageFacts } from './imageFacts.ts';
import type { HiddenCopy } from './hiddenCopy.ts';

interface FrameText extends ImageFacts {
  title: string;
  subtitle?: string | undefined;
  width: number;
}

interface Frame {
  /** The space reserved above and below the drawing. */
  top: number;
  bottom: number;
  paint: (drawingHeight: number) => void;
}

const TITLE = 26;
const LINE = 20;
const SIGN = 26;

/** Draws the question above, the legend below it and the time of reading under the chart. */
export function frameOf(
  context: CanvasRenderingContext2D,
  copy: HiddenCopy,
  { title, subtitle, width, legend, readAt }: FrameText,
): Frame {
  const fonts = {
    title: `600 19px ${copy.family}`,
    text: `400 14px ${copy.family}`,
    small: `400 13px ${copy.family}`,
  };
  const titleLines = broken(context, fonts.title, title, width);
  const subtitleLines = subtitle ? broken(context, fonts.text, subtitle, width) : [];
  const entries = placed(context, fonts.small, legend, width);
  const rows = entries.length > 0 ? entries.at(-1)!.row + 1 : 0;
  const top = titleLines.length * TITLE + subtitleLines.length * LINE + rows * 24 + 14;
  return {
    top,
    bottom: readAt ? 30 : 0,
    paint(drawingHeight) {
      context.textBaseline = 'alphabetic';
      context.textAlign = 'left';
      let y = 0;
      const write = (lines: readonly string[], font: string, colour: string, step: number) => {
        context.font = font;
        context.fillStyle = copy.colour(colour);
        for (const line of lines) context.fillText(line, 0, (y += step) - step / 3);
      };
      write(titleLines, fonts.title, '--text', TITLE);
      write(subtitleLines, fonts.text, '--soft', LINE);
      context.font = fonts.small;
      for (const entry of entries) {
        const line = y + entry.row * 24 + 18;
        paintSign(context, copy, entry, line - 5);
        context.fillStyle = copy.colour('--text');
        context.fillText(entry.label, entry.x + SIGN, line);
      }
      if (!readAt) return;
      context.fillStyle = copy.colour('--soft');
      context.fillText(readAt, 0, top + drawingHeight + 24);
    },
  };
}

type Entry = ImageFacts['legend'][number] & { x: number; row: number };

function placed(
  context: CanvasRenderingContext2D,
  font: string,
  legend: ImageFacts['legend'],
  width: number,
): Entry[] {
  context.font = font;
  let [x, row] = [0, 0];
  return legend.map((entry) => {
    const label = shortened(context, entry.label, width - SIGN);
    const needed = SIGN + context.measureText(label).width + 18;
    if (x > 0 && x + needed > width) [x, row] = [0, row + 1];
    const here = { ...entry, label, x, row };
    x += needed;
    return here;
  });
}

function paintSign(
  context: CanvasRenderingContext2D,
  copy: HiddenCopy,
  { look, place, x }: Entry,
  middle: number,
): void {
  const token =
    look === 'heat' ? `--heat-${place + 1}` : place < 8 ? `--chart-${place + 1}` : '--chart-rest';
  context.fillStyle = context.strokeStyle = copy.colour(token);
  if (look !== 'line') {
    context.fillRect(x, middle - 6, 16, 12);
    context.strokeStyle = copy.colour(look === 'heat' ? '--heat-edge' : token);
    context.strokeRect(x + 0.5, middle - 5.5, 15, 11);
    return;
  }
  context.fillRect(x, middle - 1, 18, 2);
  context.save();
  context.translate(x + 9, middle);
  context.fill(markOf(place));
  context.restore();
}

const markOf = (place: number): Path2D => new Path2D(SHAPES[Math.min(place, SHAPES.length - 1)]);

function shortened(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > room)
    letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function broken(
  context: CanvasRenderingContext2D,
  font: string,
  text: string,
  width: number,
): string[] {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0) lines.push(word);
    else if (context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
