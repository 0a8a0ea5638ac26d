/** Draws the SVG elements our charts use: groups, paths, rectangles and texts, with the page's fonts. */
export function paintNode(context: CanvasRenderingContext2D, node: Element): void {
  if (node.tagName === 'defs') return;
  const style = getComputedStyle(node);
  context.save();
  context.globalAlpha *= Number(style.opacity || 1);
  const transform = (node as SVGGraphicsElement).transform?.baseVal.consolidate()?.matrix;
  if (transform && node.tagName !== 'svg')
    context.transform(transform.a, transform.b, transform.c, transform.d, transform.e, transform.f);
  if (node.tagName === 'text') paintText(context, node, style);
  else if (node.tagName === 'rect' || node.tagName === 'path') paintShape(context, node, style);
  else for (const child of node.children) paintNode(context, child);
  context.restore();
}

const number = (node: Element, name: string): number => Number(node.getAttribute(name) ?? 0);

function paintText(context: CanvasRenderingContext2D, node: Element, style: CSSStyleDeclaration) {
  const anchors: Record<string, CanvasTextAlign> = {
    start: 'left',
    middle: 'center',
    end: 'right',
  };
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = anchors[style.textAnchor] ?? 'left';
  context.fillStyle = style.fill;
  context.fillText(node.textContent ?? '', number(node, 'x'), number(node, 'y'));
}

function outlineOf(node: Element): Path2D {
  if (node.tagName === 'path') return new Path2D(node.getAttribute('d') ?? '');
  const outline = new Path2D();
  const [x, y] = [number(node, 'x'), number(node, 'y')];
  const [width, height] = [number(node, 'width'), number(node, 'height')];
  outline.roundRect(x, y, width, height, Math.min(number(node, 'rx'), width / 2, height / 2));
  return outline;
}

function paintShape(context: CanvasRenderingContext2D, node: Element, style: CSSStyleDeclaration) {
  const outline = outlineOf(node);
  if (style.fill !== 'none') {
    context.fillStyle = fillOf(context, node, style.fill);
    context.fill(outline);
  }
  if (style.stroke === 'none') return;
  context.strokeStyle = style.stroke;
  context.globalAlpha *= Number(style.strokeOpacity || 1);
  context.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  const dashes = style.strokeDasharray.split(/[\s,]+/).map((dash) => Number.parseFloat(dash));
  context.setLineDash(dashes.every(Number.isFinite) ? dashes : []);
  context.stroke(outline);
}

/** A texture is painted once at double resolution and then repeated. */
function fillOf(context: CanvasRenderingContext2D, node: Element, fill: string) {
  const [, id] = /url\(["']?#(.+?)["']?\)/.exec(fill) ?? [];
  if (!id) return fill;
  const texture = [...(node.closest('svg')?.querySelectorAll('pattern') ?? [])].find(
    (pattern) => pattern.id === id,
  );
  const tile = document.createElement('canvas');
  const inside = tile.getContext('2d');
  if (!texture || !inside) return 'transparent';
  const scale = 2;
  tile.width = number(texture, 'width') * scale;
  tile.height = number(texture, 'height') * scale;
  inside.scale(scale, scale);
  for (const child of texture.children) paintNode(inside, child);
  const repeated = context.createPattern(tile, 'repeat');
  repeated?.setTransform(new DOMMatrix().scale(1 / scale));
  return repeated ?? 'transparent';
}
