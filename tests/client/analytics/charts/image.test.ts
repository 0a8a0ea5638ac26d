import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chartCanvas, chartImage } from '#client/components/analytics/charts/image/chartImage.ts';
import { fileNameOf } from '#client/lib/fileNameOf.ts';
import type { ImageFacts } from '#client/components/analytics/charts/image/imageFacts.ts';
import { paintNode } from '#client/components/analytics/charts/image/paintNode.ts';
import { SHAPES } from '#client/components/analytics/charts/plot/markShapes.ts';
import { fakeCanvas, fakeContext, stylesOfAttributes } from './fakeCanvas.ts';

let canvases: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  stylesOfAttributes();
  canvases = fakeCanvas();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const FACTS: ImageFacts = {
  legend: [
    { label: 'Sales', place: 0, look: 'line' },
    { label: 'Care', place: 1, look: 'block' },
    { label: 'Others', place: 8, look: 'line' },
    { label: '1 to 5', place: 3, look: 'heat' },
  ],
  readAt: 'As of 10:00',
};

function drawing(inside: string, facts?: ImageFacts) {
  document.body.innerHTML = `<svg viewBox="0 0 300 200">${inside}</svg>`;
  const svg = document.querySelector('svg')!;
  if (facts) svg.dataset['facts'] = JSON.stringify(facts);
  return svg;
}
const nodeOf = (inside: string) => drawing(inside).firstElementChild!;
const painted = (act: string, at = 0) => canvases[at]!.painted.filter((one) => one.act === act);
const texts = () => painted('text').map(({ what, fill, font }) => [...what, fill, font]);

test('an image has its question, its legend, the drawing and the time of reading', async () => {
  const svg = drawing('<rect x="1" y="2" width="30" height="40" fill="teal"/>', FACTS);
  const canvas = await chartCanvas(svg, { title: 'Who applies?', subtitle: 'Last 90 days' });
  // One line of title, one of the period, two of legend: 26 + 20 + 48 + 14 above, 30 below.
  const top = 108;
  expect([canvas.width, canvas.height]).toEqual([(300 + 48) * 2, (top + 200 + 30 + 48) * 2]);
  expect(canvases[0]!.moved.slice(0, 2)).toEqual([
    ['scale', 2, 2],
    ['translate', 24, 24],
  ]);
  expect(canvases[0]!.moved.at(-1)).toEqual(['translate', 0, top]);
  expect(canvases[0]!.painted[0]).toMatchObject({
    act: 'rect',
    what: [0, 0, canvas.width, canvas.height],
    fill: 'var(--card)',
  });
  expect(texts()).toEqual([
    ['Who applies?', 0, 26 - 26 / 3, 'var(--text)', '600 19px Inter'],
    ['Last 90 days', 0, 46 - 20 / 3, 'var(--soft)', '400 14px Inter'],
    ['Sales', 26, 64, 'var(--text)', '400 13px Inter'],
    ['Care', 26 + 94, 64, 'var(--text)', '400 13px Inter'],
    ['Others', 26 + 178, 64, 'var(--text)', '400 13px Inter'],
    ['1 to 5', 26, 88, 'var(--text)', '400 13px Inter'],
    ['As of 10:00', 0, top + 200 + 24, 'var(--soft)', '400 13px Inter'],
  ]);
  expect(painted('fill').map(({ what, fill }) => [what[0], fill])).toEqual([
    [SHAPES[0], 'var(--chart-1)'],
    [SHAPES.at(-1), 'var(--chart-rest)'],
    [[1, 2, 30, 40, 0], 'teal'],
  ]);
  expect(
    painted('rect')
      .map(({ what, fill }) => [fill, ...what])
      .slice(1),
  ).toEqual([
    ['var(--chart-1)', 0, 58, 18, 2],
    ['var(--chart-2)', 94, 53, 16, 12],
    ['var(--chart-rest)', 178, 58, 18, 2],
    ['var(--heat-4)', 0, 77, 16, 12],
  ]);
  expect(painted('frame').map(({ what, stroke }) => [stroke, ...what])).toEqual([
    ['var(--chart-2)', 94.5, 53.5, 15, 11],
    ['var(--heat-edge)', 0.5, 77.5, 15, 11],
  ]);
  expect(canvases[0]!.kept).toEqual([]);
});

test('long texts wrap, and a long name in the legend is shortened', async () => {
  const label = 'The very longest of all names of any company';
  const svg = drawing('', { legend: [{ label, place: 0, look: 'block' }], readAt: '' });
  const title = 'Where do most of the people apply who look for work in Kerala?';
  const canvas = await chartCanvas(svg, { title });
  const lines = painted('text').map(({ what }) => what[0]);
  expect(lines).toEqual([
    'Where do most of the people',
    'apply who look for work in',
    'Kerala?',
    'The very longest of all na…',
  ]);
  // There is no line below the drawing if the time of reading is unknown.
  expect(canvas.height).toBe((3 * 26 + 24 + 14 + 200 + 48) * 2);
});

test('an image of a drawing without a legend has only its question', async () => {
  const canvas = await chartCanvas(drawing(''), { title: 'Jobs' });
  expect(texts().map(([text]) => text)).toEqual(['Jobs']);
  expect(canvas.height).toBe((26 + 14 + 200 + 48) * 2);
});

test.each(['light', 'dark'] as const)('the copy is drawn in the %s theme', async (theme) => {
  const svg = drawing('<text>3</text>');
  const seen: (string | undefined)[] = [];
  vi.mocked(window.getComputedStyle).mockImplementation((element) => {
    const place = element.closest<HTMLElement>('[data-theme]');
    seen.push(place?.dataset['theme']);
    expect(place?.getAttribute('aria-hidden')).toBe('true');
    return { ...document.body.style, strokeDasharray: '', color: '', fill: '' };
  });
  await chartCanvas(svg, { title: 'Jobs', ...(theme === 'dark' && { theme }) });
  expect(new Set(seen)).toEqual(new Set([theme]));
  expect(document.querySelector('[data-theme]')).toBeNull();
  expect(document.querySelectorAll('svg')).toHaveLength(1);
});

test('a browser without a canvas fails and leaves nothing behind', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(chartCanvas(drawing(''), { title: 'Jobs' })).rejects.toThrow('no canvas');
  expect(document.querySelector('[data-theme]')).toBeNull();
});

test('the image is saved under the given name, or under its question', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.href} ${this.download}`);
  });
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  toBlob.mockImplementation((done, type) => done(new Blob(['picture'], { type: type! })));
  await chartImage(drawing(''), { title: 'Who applies?' });
  expect(saved).toEqual(['blob:picture who-applies.png']);
  expect(revoke).toHaveBeenCalledTimes(1);
  expect(toBlob.mock.calls[0]![1]).toBe('image/png');
  toBlob.mockImplementation((done) => done(null));
  await expect(chartImage(drawing(''), { title: 'Jobs' })).rejects.toThrow('no picture');
  expect(saved).toHaveLength(1);
});

test('a file name has letters of any script and stays within device limits', () => {
  expect(fileNameOf('  Jobs & Hires (2026)! ')).toBe('jobs-hires-2026');
  expect(fileNameOf('आवेदन कहाँ से?')).toBe('आवेदन-कहाँ-से');
  expect(fileNameOf('a'.repeat(100))).toHaveLength(80);
  expect(fileNameOf('?!')).toBe('chart');
});

test('shapes are painted with their colours, corners, lines and dashes', () => {
  const { context, painted: all, kept } = fakeContext();
  paintNode(
    context,
    nodeOf(`<g opacity="0.5">
      <defs><path d="M9 9"/></defs>
      <path d="M0 0L5 5" fill="none" stroke="red" stroke-width="3px" stroke-opacity="0.5"
        stroke-dasharray="4px, 2px" stroke-linecap="round"/>
      <rect x="1" y="2" width="8" height="30" rx="20" fill="blue" stroke="grey"/>
      <circle r="4"/>
    </g>`),
  );
  expect(all).toMatchObject([
    { act: 'stroke', what: ['M0 0L5 5'], stroke: 'red', lineWidth: 3, dashes: [4, 2], alpha: 0.25 },
    { act: 'fill', what: [[1, 2, 8, 30, 4]], fill: 'blue', alpha: 0.5 },
    { act: 'stroke', what: [[1, 2, 8, 30, 4]], stroke: 'grey', lineWidth: 1, dashes: [] },
  ]);
  expect(kept).toEqual([]);
});

test('texts keep their position, alignment and font', () => {
  const { context, painted: all } = fakeContext();
  paintNode(
    context,
    nodeOf(`<g>
      <text x="4" y="9" fill="teal" font-weight="600">12</text>
      <text x="5" text-anchor="middle">Kerala</text>
      <text text-anchor="end">Goa</text>
    </g>`),
  );
  expect(all).toMatchObject([
    { act: 'text', what: ['12', 4, 9], fill: 'teal', font: '600 13px Inter', align: 'left' },
    { act: 'text', what: ['Kerala', 5, 0], align: 'center' },
    { act: 'text', what: ['Goa', 0, 0], align: 'right' },
  ]);
});

test('elements moved in the drawing are moved in the image', () => {
  const { context, moved } = fakeContext();
  const group = nodeOf('<g><text>1</text></g>');
  const matrix = { a: 1, b: 0, c: 0, d: 1, e: 30, f: 40 };
  Object.assign(group, { transform: { baseVal: { consolidate: () => ({ matrix }) } } });
  paintNode(context, group);
  expect(moved).toEqual([['transform', 1, 0, 0, 1, 30, 40]]);
});

test('a texture is painted once at double resolution and repeated; a missing one is skipped', () => {
  const { context, painted: all } = fakeContext();
  const pattern =
    '<pattern id="t-1" width="8" height="6"><path d="M1 1" fill="none" stroke="red"/></pattern>';
  const rect = (id: string) => `<rect width="5" height="5" fill="url(&quot;#${id}&quot;)"/>`;
  paintNode(context, nodeOf(`<g><defs>${pattern}</defs>${rect('t-1')}${rect('t-2')}</g>`));
  expect(all.map(({ fill }) => fill)).toEqual([
    expect.objectContaining({ repeats: 'repeat', scales: [0.5] }),
    'transparent',
  ]);
  expect([canvases[0]!.canvas.width, canvases[0]!.canvas.height]).toEqual([16, 12]);
  expect(canvases[0]!.moved).toEqual([['scale', 2, 2]]);
  expect(painted('stroke')).toMatchObject([{ what: ['M1 1'], stroke: 'red' }]);
});
