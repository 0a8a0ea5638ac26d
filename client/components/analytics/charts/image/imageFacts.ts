/** What stands beside a drawing on the page and would be missing in its picture. */
export interface ImageFacts {
  legend: readonly { label: string; place: number; look: 'line' | 'block' | 'heat' }[];
  /** When the figures were read, in words. */
  readAt: string;
}

/** They travel with the drawing, so that whoever has it can make the picture. */
export function factsOf(svg: SVGSVGElement): ImageFacts {
  const { facts } = svg.dataset;
  return facts ? (JSON.parse(facts) as ImageFacts) : { legend: [], readAt: '' };
}
