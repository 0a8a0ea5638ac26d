export interface Stage {
  /** A copy of the drawing that has the styles of the theme. */
  drawing: SVGSVGElement;
  /** What a token of that theme stands for. */
  colour: (token: string) => string;
  family: string;
  leave: () => void;
}

/** Out of sight and not announced; only there have classes and tokens values. */
export function staged(svg: SVGSVGElement, theme: 'light' | 'dark'): Stage {
  const place = document.createElement('div');
  place.dataset.theme = theme;
  place.setAttribute('aria-hidden', 'true');
  place.style.cssText = 'position:fixed;left:-10000px;top:0;visibility:hidden;pointer-events:none';
  const drawing = svg.cloneNode(true) as SVGSVGElement;
  place.append(drawing);
  document.body.append(place);
  return {
    drawing,
    colour(token) {
      // A new one each time: where motion is reduced, a changed colour is for a moment still the old one.
      const probe = document.createElement('i');
      probe.style.color = `var(${token})`;
      place.append(probe);
      return getComputedStyle(probe).color;
    },
    family: getComputedStyle(place).fontFamily,
    leave: () => place.remove(),
  };
}
