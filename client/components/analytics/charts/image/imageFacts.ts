/** Facts that the page shows around a chart, so that its image must contain them. */
export interface ImageFacts {
  legend: readonly { label: string; place: number; look: 'line' | 'block' | 'heat' }[];
  /** When the figures were read, in words. */
  readAt: string;
}

/** Stored with the drawing, so that anyone holding it can render the image. */
export function factsOf(svg: SVGSVGElement): ImageFacts {
  const { facts } = svg.dataset;
  return facts ? (JSON.parse(facts) as ImageFacts) : { legend: [], readAt: '' };
}
