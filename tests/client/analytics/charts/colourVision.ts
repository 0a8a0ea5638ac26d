type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

export interface Vision {
  name: string;
  /** For linear RGB: Machado, Oliveira and Fernandes 2009, at full severity. */
  matrix: Matrix;
}

export const VISIONS: readonly Vision[] = [
  {
    name: 'all three cones',
    matrix: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  },
  {
    name: 'protanopia',
    matrix: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
  },
  {
    name: 'deuteranopia',
    matrix: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  },
  {
    name: 'tritanopia',
    matrix: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
  },
];

const cut = (part: number) => Math.min(1, Math.max(0, part));
const times = (matrix: Matrix, [x, y, z]: Three): Three => {
  const [one, two, three] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [one!, two!, three!];
};

function linear([lightness, chroma, hue]: Three): Three {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const cones: Three = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones,
  );
}

function oklab(rgb: Three): Three {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
}

function seen(colour: Three, { matrix }: Vision): Three {
  const [red, green, blue] = linear(colour);
  const [r, g, b] = times(matrix, [cut(red), cut(green), cut(blue)]);
  return oklab([cut(r), cut(g), cut(b)]);
}

/** The distance of two colours as a person with this colour vision sees them; black and white are 100 apart. */
export function distance(one: Three, other: Three, vision: Vision): number {
  const [a, b] = [seen(one, vision), seen(other, vision)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
