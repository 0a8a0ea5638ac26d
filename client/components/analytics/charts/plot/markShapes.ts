/** Centred on 0,0 and of similar visual weight: a second way to distinguish series. The last one is for "others". */
export const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  'M-3.6 -3.6h7.2v7.2h-7.2Z',
  'M0 -4.8L4.6 3.4H-4.6Z',
  'M0 -5L5 0L0 5L-5 0Z',
  'M0 4.8L4.6 -3.4H-4.6Z',
  'M-1.6 -4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3Z',
  'M-4.6 -2.3h9.2v4.6h-9.2Z',
  'M-2.3 -4.6h4.6v9.2h-4.6Z',
  'M-4.5 -4.5L0 -1.6L4.5 -4.5L1.6 0L4.5 4.5L0 1.6L-4.5 4.5L-1.6 0Z',
] as const;
