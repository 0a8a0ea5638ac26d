import { QUALIFICATION_LABELS } from '#schema/options/qualifications.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import { seedFile, type SeedFile } from '#server/db/seeds/files.ts';
import { after, before, DAY, earliest, MINUTE } from '#server/db/seeds/moments.ts';
import { drawPdf, type PdfLine } from '#server/db/seeds/pdf.ts';
import type { Seeker } from './seekers.ts';

export interface Employment {
  title: string;
  company: string;
  from: Date;
  /** Null if it is the present job. */
  to: Date | null;
  duties: readonly string[];
}

interface Resume {
  file: SeedFile;
  row: {
    id: string;
    user_id: string;
    file_id: string;
    is_default: boolean;
    text: string;
    created_at: Date;
  };
}

/** The resumes of most job seekers: one page that says what their profile says. */
export function drawResumes(chance: Chance, seekers: readonly Seeker[], now: Date) {
  return seekers.flatMap((seeker): Resume[] => {
    const { user, profile } = seeker;
    const own = chance.derive(user.id);
    // The demo seeker comes first and always has one.
    if (!profile || (seeker !== seekers[0] && !own.happens(0.9))) return [];
    const lines = linesOf(seeker, profile);
    const created_at = earliest(after(user.created_at, own.whole(10, 50) * MINUTE), now);
    const id = own.id(created_at);
    const file = seedFile({
      id,
      kind: 'resume',
      name: `${user.first_name}_${user.last_name}_Resume.pdf`,
      media_type: 'application/pdf',
      owner: user.id,
      created_at,
      bytes: drawPdf(lines),
    });
    const text = lines.map((line) => line.text).join('\n');
    const row = { id, user_id: user.id, file_id: id, is_default: true, text, created_at };
    return [{ file, row }];
  });
}

type Profile = NonNullable<Seeker['profile']>;

function linesOf({ user, employment, place }: Seeker, profile: Profile): PdfLine[] {
  const studies = QUALIFICATION_LABELS[profile.education];
  return [
    { text: `${user.first_name} ${user.last_name}`, size: 20, isBold: true },
    { text: profile.headline, size: 12 },
    { text: `${place.town}, ${place.state}  |  ${user.phone}  |  ${user.email}` },
    ...section('Summary', [{ text: profile.summary }]),
    ...section('Experience', employment.flatMap(jobLines)),
    ...section('Education', [
      { text: `${studies}, ${profile.specialization}`, isBold: true },
      { text: `${profile.university}, ${profile.year_of_passing}` },
    ]),
    ...section('Skills', [
      { text: [...profile.technical_skills, ...profile.functional_skills].join(', ') },
    ]),
    ...section(
      'Certificates',
      profile.certifications.map((text) => ({ text })),
    ),
  ];
}

function section(title: string, lines: readonly PdfLine[]): PdfLine[] {
  if (lines.length === 0) return [];
  return [{ text: title, size: 12, isBold: true, above: 14 }, ...lines];
}

function jobLines({ title, company, from, to, duties }: Employment): PdfLine[] {
  return [
    { text: `${title}, ${company}`, isBold: true, above: 4 },
    { text: `${month(from)} – ${to ? month(to) : 'present'}` },
    ...duties.map((duty) => ({ text: `- ${duty}` })),
  ];
}

const MONTH = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const month = (date: Date) => MONTH.format(date);

/** From here on there were three employers. */
const LONG_CAREER = 7;

/** One employer for a short career, two or three for a longer one; the latest first. */
export function employmentOf(
  chance: Chance,
  {
    title,
    duties,
    years,
    isWorking,
  }: { title: string; duties: readonly string[]; years: number; isWorking: boolean },
  companies: readonly string[],
  now: Date,
): Employment[] {
  if (years === 0) return [];
  const [latest = '', earlier = '', first = ''] = chance.some(companies, 3);
  const ended = isWorking ? null : before(now, chance.whole(30, 120) * DAY);
  const end = ended ?? now;
  const begun = before(end, Math.round((years + chance.between(0.1, 0.8)) * 365 * DAY));
  if (years < 4 || earlier === '')
    return [{ title, company: latest, from: begun, to: ended, duties: duties.slice(0, 3) }];
  const moved = new Date(
    begun.getTime() + (end.getTime() - begun.getTime()) * chance.between(0.4, 0.6),
  );
  const latestJob = { title, company: latest, from: moved, to: ended, duties: duties.slice(0, 3) };
  const left = before(moved, 20 * DAY);
  const earlierJob = { title, company: earlier, from: begun, to: left, duties: duties.slice(3, 5) };
  if (years < LONG_CAREER || first === '') return [latestJob, earlierJob];
  const changed = new Date(begun.getTime() + (left.getTime() - begun.getTime()) / 2);
  return [
    latestJob,
    { ...earlierJob, from: changed },
    {
      title: `Junior ${title}`,
      company: first,
      from: begun,
      to: before(changed, 15 * DAY),
      duties: duties.slice(5, 6),
    },
  ];
}
