export interface HiddenCopy {
  /** A copy of the drawing with the theme's styles. */
  drawing: SVGSVGElement;
  /** The value of a design token in that theme. */
  colour: (token: string) => string;
  family: string;
  remove: () => void;
}

/** Attached to the page invisibly and hidden from screen readers: classes and tokens only resolve inside the document. */
export function hiddenCopy(svg: SVGSVGElement, theme: 'light' | 'dark'): HiddenCopy {
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
      // Create a new element every time: with reduced motion, a changed colour briefly reads as the old one.
      const probe = document.createElement('i');
      probe.style.color = `var(${token})`;
      place.append(probe);
      return getComputedStyle(probe).color;
    },
    family: getComputedStyle(place).fontFamily,
    remove: () => place.remove(),
  };
}
