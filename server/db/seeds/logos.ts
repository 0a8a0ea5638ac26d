import sharp from 'sharp';
import type { Industry } from '#schema/options/industries.ts';
import type { Chance } from './chance.ts';
import type { SeedCompany } from './companies.ts';
import { seedFile, type SeedFile } from './files.ts';
import { jobIndustryOf } from './jobs/companyWork.ts';
import { MARKS, MARKS_OF, PALETTES } from './lists/logoMarks.ts';

const SIDE = 400;

/** Logos of approved companies, in the size and format in which uploaded ones are stored. */
export async function drawLogos(
  chance: Chance,
  companies: readonly SeedCompany[],
): Promise<SeedFile[]> {
  const used = new Map<string, number>();
  const drawings = companies
    .filter(({ row }) => row.logo_file_id !== null)
    .map(({ row, plan }, index) => {
      const marks = marksOf(jobIndustryOf(plan));
      const mark = marks.toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))[0]!;
      used.set(mark, (used.get(mark) ?? 0) + 1);
      const own = chance.derive(row.slug);
      return { row, svg: logo(own, mark, PALETTES[(index * 7) % PALETTES.length]!) };
    });
  return Promise.all(
    drawings.map(async ({ row, svg }) =>
      seedFile({
        id: row.logo_file_id!,
        kind: 'company_logo',
        name: `${row.slug}.webp`,
        media_type: 'image/webp',
        owner: null,
        created_at: row.created_at,
        bytes: await sharp(Buffer.from(svg))
          .resize(SIDE, SIDE)
          .webp({ quality: 88, effort: 1 })
          .toBuffer(),
      }),
    ),
  );
}

function marksOf(industry: Industry): readonly string[] {
  return MARKS_OF[industry] ?? Object.keys(MARKS);
}

type Palette = readonly [deep: string, bright: string, pale: string];

/** A mark of 100 by 100 units in two colours, on a plain, framed or round ground. */
function logo(chance: Chance, mark: string, [deep, bright, pale]: Palette): string {
  const isDark = chance.happens(0.5);
  const first = isDark ? '#ffffff' : deep;
  const ground = isDark ? deep : pale;
  const shape = chance.pick([
    `<rect width="100" height="100" fill="${ground}"/>`,
    `<rect width="100" height="100" fill="#ffffff"/><rect x="4" y="4" width="92" height="92" rx="22" fill="${ground}"/>`,
    `<rect width="100" height="100" fill="#ffffff"/><circle cx="50" cy="50" r="48" fill="${ground}"/>`,
  ]);
  const drawn = MARKS[mark]!.replaceAll('{a}', first).replaceAll('{b}', bright);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${SIDE}" height="${SIDE}">${shape}<g transform="translate(50 50) scale(0.62) translate(-50 -50)">${drawn}</g></svg>`;
}
