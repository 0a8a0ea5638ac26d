import type { PostCategory } from '#client/gql/graphql.ts';

interface Stroke {
  d: string;
  /** Set for details, which are drawn fainter. */
  faint?: boolean;
  /** An outline without fill. */
  open?: boolean;
  bold?: boolean;
}

/** Our own drawings, 320 by 160. Colours come from the page, so both themes have theirs. */
export const POST_DRAWINGS: Record<PostCategory, readonly (readonly Stroke[])[]> = {
  CAREER: [
    [
      {
        d: 'M136 30h40a10 10 0 0 1 10 10v86a10 10 0 0 1-10 10h-40a10 10 0 0 1-10-10v-86a10 10 0 0 1 10-10z',
      },
      { d: 'M148 40h16M150 126h12', faint: true },
      { d: 'M138 52h36v60h-36z', faint: true },
      {
        d: 'M202 58c8 6 8 22 0 28M214 48c14 12 14 36 0 48M110 58c-8 6-8 22 0 28M98 48c-14 12-14 36 0 48',
        open: true,
      },
    ],
    [
      { d: 'M92 60h108v76H92z' },
      { d: 'M106 78h80M106 92h80M106 106h46', faint: true },
      { d: 'M178 72a28 28 0 1 0 56 0a28 28 0 1 0-56 0z' },
      { d: 'm226 92 24 26', bold: true },
      { d: 'M206 58v18M206 84v1' },
    ],
    [
      { d: 'M118 34h72a6 6 0 0 1 6 6v90a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6v-90a6 6 0 0 1 6-6z' },
      { d: 'M123 60a11 11 0 1 0 22 0a11 11 0 1 0-22 0z' },
      { d: 'M154 54h28M154 66h20M126 88h56M126 102h56M126 116h36', faint: true },
      { d: 'm206 118 34-52 12 8-34 52-14 6z' },
    ],
    [
      { d: 'M88 66h144v70H88z' },
      { d: 'M88 66 160 22l72 44' },
      { d: 'M116 44h88a4 4 0 0 1 4 4v58a4 4 0 0 1-4 4h-88a4 4 0 0 1-4-4v-58a4 4 0 0 1 4-4z' },
      { d: 'M128 62h64M128 76h64M128 90h34', faint: true },
      { d: 'm88 136 56-40M232 136l-56-40', faint: true, open: true },
    ],
  ],
  WORKPLACE: [
    [
      { d: 'M72 136v-34h176v34M72 102h176' },
      { d: 'M132 52h56a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-56a4 4 0 0 1-4-4v-34a4 4 0 0 1 4-4z' },
      { d: 'M160 94v8M142 68h36M142 78h22', faint: true },
      { d: 'M216 102V82h18v20M234 86h6a5 5 0 0 1 0 10h-6' },
      {
        d: 'M92 102V70m0 0c-10 0-16-8-16-16 10 0 16 8 16 16zm0 0c10 0 16-8 16-16-10 0-16 8-16 16z',
      },
    ],
    [
      { d: 'M96 136V48h60v88M156 136V76h68v60' },
      {
        d: 'M110 64h10M132 64h10M110 84h10M132 84h10M110 104h10M132 104h10M172 92h12M198 92h12M172 112h12M198 112h12',
        faint: true,
      },
      { d: 'M63 98h28a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5h-28a5 5 0 0 1-5-5v-28a5 5 0 0 1 5-5z' },
      { d: 'M70 98v-8h14v8M58 114h38' },
    ],
  ],
  TECHNOLOGY: [
    [
      { d: 'M102 42h116a6 6 0 0 1 6 6v66a6 6 0 0 1-6 6h-116a6 6 0 0 1-6-6v-66a6 6 0 0 1 6-6z' },
      { d: 'M80 136h160l-10-16H90z' },
      { d: 'M110 60h100M110 76h100M110 92h100M142 54v54M176 54v54', faint: true },
    ],
  ],
  INDUSTRY_NEWS: [
    [
      { d: 'M64 136V78l40 20V78l40 20V78l40 20v38z' },
      { d: 'M196 136V56h14v80M218 136V40h14v96' },
      { d: 'M82 116h12M118 116h12M154 116h12', faint: true },
      { d: 'M203 44c0-10 12-8 12-18M225 28c0-8 10-8 10-14', faint: true, open: true },
    ],
  ],
};
