import { CAREER_MAX } from '#schema/profile/career.ts';
import { periodsIn } from './dates.ts';
import { datesOf, type FoundJob, type Kind } from './jobParts.ts';
import { isPlace } from './lexicon.ts';
import { type ResumeLine, sourceOf } from './resumeLines.ts';
import { withoutBullet } from './words.ts';

const COLUMNS: readonly (readonly [RegExp, Kind | 'from' | 'to' | 'dates'])[] = [
  [
    /^(?:name(?:\s?(?:&|and|\/)\s?(?:address|place|location))? of )?(?:the )?(?:company|organi[sz]ation|employer|firm|institution|institute|school|college|hospital|hotel|restaurant|factory|bank|client|unit|कंपनी|संस्था|विद्यालय)(?: name)?$/iu,
    'company',
  ],
  [/^(?:designation|position|(?:job )?role|rank|job title|title|post|पद)(?: held)?$/iu, 'title'],
  [/^(?:duration|period|dates?|tenure|years?|time(?:line)?|from ?[–-] ?to|अवधि|समय)$/iu, 'dates'],
  [/^(?:from|start(?:ed|ing)?|join(?:ed|ing)|date of joining|doj|से)(?: date| on)?$/iu, 'from'],
  [
    /^(?:to|end(?:ed)?|till|left|leaving|relieving|date of (?:leaving|relieving)|तक)(?: date| on)?$/iu,
    'to',
  ],
  [/^(?:location|place|city|स्थान|जगह)$/iu, 'place'],
];

const STILL_THERE = /^(?:still )?(?:working|serving|employed)$/i;

/** Rows under a line with the names of the columns. */
export function jobsOfTable(lines: readonly ResumeLine[]): FoundJob[] {
  const at = lines.findIndex(({ text }) => columnsOf(text) !== undefined);
  if (at < 0) return [];
  const columns = columnsOf(lines[at]!.text)!;
  return lines.slice(at + 1, at + 1 + CAREER_MAX.jobs).flatMap((line) => {
    const cells = line.text.split('\t');
    if (cells.length !== columns.length) return [];
    const cell = (kind: (typeof columns)[number]) => {
      const index = columns.indexOf(kind);
      return index < 0 ? undefined : cells[index]?.trim();
    };
    const [title, company] = [cell('title'), cell('company')];
    const to = (cell('to') ?? '').replace(STILL_THERE, 'Present');
    const [span] = periodsIn(cell('dates') ?? `${cell('from') ?? ''}\t${to}`);
    if (!title || !company || !span) return [];
    const { company: name, place } = placed(company);
    return [
      {
        title,
        company: name,
        place: cell('place') ?? place,
        ...datesOf(span),
        summary: null,
        source: sourceOf(line),
      },
    ];
  });
}

/** Separates a company from its place in the same cell: "Lotus Works, Pune". */
function placed(text: string): { company: string; place: string | null } {
  const at = text.indexOf(', ');
  const place = at < 0 ? '' : text.slice(at + 2);
  return isPlace(place) ? { company: text.slice(0, at), place } : { company: text, place: null };
}

const columnNamed = (cell: string) => COLUMNS.find(([pattern]) => pattern.test(cell.trim()))?.[1];

/** "Unit / Company" is a column of companies. */
export function columnsOf(text: string): (Kind | 'from' | 'to' | 'dates' | 'other')[] | undefined {
  const cells = withoutBullet(text).split('\t');
  if (cells.length < 3) return undefined;
  const columns = cells.map(
    (cell) => columnNamed(cell) ?? cell.split('/').map(columnNamed).find(Boolean) ?? 'other',
  );
  const isHeader = columns.includes('title') && columns.includes('company');
  return isHeader ? columns : undefined;
}
