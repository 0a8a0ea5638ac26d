import { fileNameOf } from '#client/lib/fileNameOf.ts';
import { frameOf } from './imageFrame.ts';
import { factsOf } from './imageFacts.ts';
import { paintNode } from './paintNode.ts';
import { hiddenCopy } from './hiddenCopy.ts';

export interface ChartImageOptions {
  /** The question in words. */
  title: string;
  /** The period and the filters, in words. */
  subtitle?: string | undefined;
  theme?: 'light' | 'dark' | undefined;
}

/** Twice the resolution of the page, so that it can be printed or projected. */
const SCALE = 2;
const PADDING = 24;

/** Renders the chart with its question, legend and time of reading as an image. */
export async function chartCanvas(
  svg: SVGSVGElement,
  { title, subtitle, theme = 'light' }: ChartImageOptions,
): Promise<HTMLCanvasElement> {
  await document.fonts?.ready;
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // Uses the requested theme's colours, even if the page shows the other theme.
  const copy = hiddenCopy(svg, theme);
  try {
    const frame = frameOf(context, copy, { title, subtitle, width, ...factsOf(svg) });
    canvas.width = Math.round((width + 2 * PADDING) * SCALE);
    canvas.height = Math.round((frame.top + height + frame.bottom + 2 * PADDING) * SCALE);
    context.scale(SCALE, SCALE);
    context.fillStyle = copy.colour('--card');
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(PADDING, PADDING);
    frame.paint(height);
    context.translate(0, frame.top);
    paintNode(context, copy.drawing);
  } finally {
    copy.remove();
  }
  return canvas;
}

/** Saves the image on the reader's device. */
export async function chartImage(svg: SVGSVGElement, options: ChartImageOptions): Promise<void> {
  const canvas = await chartCanvas(svg, options);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${fileNameOf(options.title)}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}
