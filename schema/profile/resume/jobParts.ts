import type { PastJob } from '#schema/profile/career.ts';
import { periodsIn, type Span, without } from './dates.ts';
import {
  companyScore,
  isAreaOfWork,
  isDepartment,
  isJobTitle,
  isPlace,
  looksLikeCompany,
  titleScore,
} from './lexicon.ts';
import type { Source } from './resumeLines.ts';
import { isProse, withoutBullet } from './words.ts';

export type FoundJob = PastJob & { source: Source };

export type Kind = 'title' | 'company' | 'place';

/** A part of the lines that name a job. Places and kinds of work are left out. */
export interface Part {
  text: string;
  /** Its place: the line, counted from that of the period, and the number of the part in this line. */
  slot: string;
  distance: number;
  /** Scores that say how much it looks like a title and like a company. */
  title: number;
  company: number;
}

/** The line with a period, and what is written around it. */
export interface Entry {
  anchor: number;
  /** The lines that may name the job: the first one, and the one after the last. */
  from: number;
  until: number;
  parts: readonly Part[];
  places: readonly { name: string; distance: number }[];
}

const LABELS: readonly (readonly [RegExp, Kind | 'dates' | 'skip'])[] = [
  [
    /^(?:designation|position(?: held)?|role|job title|title|post(?: held)?|occupation(?: or position held)?|job profile|profile|पद|पदनाम)(?:\s{0,2}[:\t][:\t–-]*|\s{0,2}[–-]+\s|\s[–-]+)\s*/iu,
    'title',
  ],
  [
    /^(?:company(?: name)?|organi[sz]ation(?: name)?|employer(?: name)?|name of (?:the )?(?:company|employer|organi[sz]ation)|name and address of employer|firm|institution|कंपनी|संस्था|संस्थान|नियोक्ता)(?:\s{0,2}[:\t][:\t–-]*|\s{0,2}[–-]+\s|\s[–-]+)\s*/iu,
    'company',
  ],
  [
    /^(?:location|place|city|स्थान|जगह|शहर)(?:\s{0,2}[:\t][:\t–-]*|\s{0,2}[–-]+\s|\s[–-]+)\s*/iu,
    'place',
  ],
  [
    /^(?:(?:dates?|duration|period|tenure|time ?period|अवधि|कार्यकाल)(?:\s{0,2}[:\t]+|\s?[–-]\s)|(?:from|working since|worked from|समय)\s{0,2}[:\t]+)\s*/iu,
    'dates',
  ],
  [
    /^(?:(?:key |job |main |core )?responsibilit(?:y|ies)|job description|duties|roles? (?:and|&) responsibilit(?:y|ies)|main activities(?: and responsibilities)?|work done|achievements?|technolog(?:y|ies)|tools?|environment|client|project|team size|salary|ctc|reason for leaving|type of business(?: or sector)?|industry|department|reporting to|skills?(?: used)?|tech stack|कार्य|जिम्मेदारियां)(?:\s{0,2}[:\t][:\t–-]*|\s{0,2}[–-]+\s|\s[–-]+|\s{0,2}$)/iu,
    'skip',
  ],
];

function labelOf(text: string): readonly [RegExp, Kind | 'dates' | 'skip'] | undefined {
  const bare = withoutBullet(text);
  const label = LABELS.find(([pattern]) => pattern.test(bare));
  // "Role: Handled PF, ESIC and gratuity" says what somebody did.
  const isDuty =
    label?.[1] === 'title' && ROLE.test(bare) && !canBeTitle(bare.replace(label[0], ''));
  return isDuty ? [label[0], 'skip'] : label;
}

const ROLE = /^(?:role|job profile|profile|position)/i;

const canBeTitle = (text: string): boolean =>
  isJobTitle(text.split(/[\t|,]/)[0]!.trim()) ||
  (text.split(' ').length <= 5 && !isProse(text) && !/[;,]/.test(text));

export const kindOf = (text: string): Kind | 'dates' | 'skip' | undefined => labelOf(text)?.[1];

const MOST_PARTS = 6;

const LONGEST_NAME = 120;

export const WORKED =
  /^(?:i\s)?(?:am\s)?(?:have\s)?(?:been\s)?(?:presently |currently |previously |since )?(?:work(?:ed|ing)(?:\sexperience)?|employed|served|serving|associated|joined|\d{1,2}\+?\s(?:years?|yrs?|months?)(?:\sof)?(?:\s(?:work(?:ing)?|job))?(?:\s(?:experience|exp\.?))?)\s(?:as\s(?:an?\s|the\s)?|with\s|at\s|in\s|for\s)/i;

const HINDI_WORKED = /\s(?:में|के पद पर|के रूप में|पर कार्यरत|का कार्य|mein|me)(?=\s|$)/gu;

export const SEPARATOR =
  /[\t|•·;@:]|\s[–—/~-]\s|(?<=[^\s])\s?[–—]\s?|,\s|\s(?:at|with)\s|[()[\]]|\s-\s?$/iu;

const EDGES = /^[\s:,.–—*~-]+|(?<![\s:,–—*~-])[\s:,–—*~-]+$/g;

/** Names of columns and of the lines of a form. */
const NAMES_OF_CELLS =
  /^(?:(?:name|of|the|and|&|company|organi[sz]ation|employer|position|designation|role|title|job|post|held|period|duration|dates?)(?:\s|$)){1,6}$/i;

const LEFT_OVER =
  /^(?:from|since|to|in|the|as|duration|period|currently|present|full|time|total|se|tak|और|से|तक|को|कार्य|किया|कार्यरत|है|रहे|हूं|हूँ|india|(?:\d{1,2}\+?\s?(?:yrs?|years?|mos?|months?)[\s,.]{0,2}){1,2})$/iu;

/** What is in brackets after a title or a company belongs to it: "Junior Engineer (Civil)". */
const BRACKET = /(?<=[\p{L}\p{M}.])\s\((\p{L}[^()\t|]{0,30})\)/gu;

/** "(India) Pvt. Ltd." is one name. */
const LEGAL_FORM = /^\s(?:pvt|private|ltd|limited|llp|inc)(?!\p{L})/iu;

/** "Assistant Manager - Front Office", and what is after it. */
const TITLE_AND_AREA =
  /([^\t|,;()–—-]{2,60})\s[–—-]\s(?=([^\t|,;()–—-]{2,40}?)\s?(?:$|(?:[\t|,;()–—-]|\sat\s|\s\/\s)\s?([^\t|,;()–—-]{0,60})))/gu;

/** "Ather Space (Vinayak Motors)": a company behind another one belongs to its name. */
function isOtherName(inside: string, before: string): boolean {
  const name = before.split(SEPARATOR).at(-1)!.trim();
  return looksLikeCompany(inside) && isName(name) && !isJobTitle(name) && !isPlace(name);
}

/** "CSIR–Central Glass Research Institute" is one name. */
const WITH_ACRONYM = /(?<!\p{L})(\p{Lu}{2,6})[–—](?=(\p{Lu}[^\t|,;()]{2,80}))/gu;

/** "Assistant Manager – Technical Services" in its own cell, beside a cell with a name. */
const CELL_OF_TITLE = /(?<=^|\t)([^\t|,;()–—-]{2,60})\s[–—-]\s([^\t|,;()–—-]{2,40})(?=\t|$)/gu;
const hasName = (...beside: string[]): boolean =>
  beside.some((text) =>
    text
      .split('\t')
      .some((cell) => isName(cell.trim()) && !isPlace(cell.trim()) && !isJobTitle(cell.trim())),
  );

/** The parts of a line, and the location that it names. */
export function partsOf(line: string, distance: number): { parts: Part[]; place: string | null } {
  const label = labelOf(line);
  const bare = withoutBullet(line);
  const labelText = label ? bare.replace(label[0], '') : bare;
  const plain = without(labelText, periodsIn(labelText))
    .replace(WITH_ACRONYM, (all, _acronym, rest: string) =>
      looksLikeCompany(rest) ? all.replace(/[–—]/, '\u0004') : all,
    )
    .replace(CELL_OF_TITLE, (all, title: string, _area, at: number, whole: string) =>
      isJobTitle(title) && hasName(whole.slice(0, at), whole.slice(at + all.length))
        ? all.replace(/\s[–—-]\s/, '\u0003')
        : all,
    )
    .replace(BRACKET, (all, inside: string, at: number, whole: string) =>
      isOwnPart(inside) &&
      !isOtherName(inside, whole.slice(0, at)) &&
      !LEGAL_FORM.test(whole.slice(at + all.length, at + all.length + 12))
        ? `\t${inside}\t`
        : all.replace('(', '\u0001').replace(')', '\u0002'),
    )
    .replace(TITLE_AND_AREA, (all, title: string, area: string, next = '') =>
      isJobTitle(title.trim()) && (isAreaOfWork(area) || isBeforeCompany(area, next as string))
        ? `${title}\u0003`
        : all,
    );
  const kind = label?.[1];
  if (kind === 'title' || kind === 'company') {
    const [own = '', ...others] = splitParts(plain, /[\t|]|,\s(?=\S)/);
    const part = partOf(own, distance, 0);
    const sure =
      kind === 'title' ? { title: SURE, company: -SURE } : { title: -SURE, company: SURE };
    return { parts: own ? [{ ...part, ...sure }] : [], place: others.find(isPlace) ?? null };
  }
  const text = WORKED.test(plain)
    ? plain.replace(WORKED, '').replace(/\s(?:in|for|since|from|as an?|as)\s/gi, '\t')
    : plain
        .replace(HINDI_WORKED, '\t')
        .replace(AS_TITLE, '\t')
        .replace(TITLE_IN, (all, title: string, company: string) =>
          isJobTitle(title) && companyScore(company) > 0 ? `${title}\t${company}` : all,
        );
  const texts = splitParts(text, SEPARATOR);
  const parts: Part[] = [];
  let place: string | null = null;
  for (const one of texts) {
    const both: string | null = place && `${place}, ${one}`;
    if (isPlace(one) || (both && isPlace(both))) {
      // "DLF, Gwalior": a company that is also the name of a place.
      if (place && /^\p{Lu}{2,5}$/u.test(place) && !(both && isPlace(both))) {
        parts.push(partOf(place, distance, parts.length));
        place = null;
      }
      place = (both && isPlace(both) ? both : (place ?? one)).replace(/\.$/, '');
    } else if (kind === 'place' || KIND_OF_JOB.test(one)) continue;
    else if (parts.length < MOST_PARTS && !(parts.length > 0 && isDepartment(one)))
      parts.push(partOf(one, distance, parts.length));
  }
  // "Site Engineer — DLF"
  if (place && parts.length === 1 && /^(?!NCR)\p{Lu}{3,5}$/u.test(place)) {
    parts.push(partOf(place, distance, 1));
    place = null;
  }
  return { parts: kind === 'dates' && distance !== 0 ? [] : parts, place };
}

/** "Civil" in "Junior Engineer - Civil, Kolte Developers": what follows looks more like the company. */
const isBeforeCompany = (area: string, next: string): boolean =>
  area.split(' ').length <= 3 &&
  !looksLikeCompany(area) &&
  !isPlace(area) &&
  companyScore(next.trim()) > companyScore(area);

const SURE = 20;

/** A line that names a job in one sentence: "Om Foods, Pune as Project Manager from Mar 2024 to Jun 2025." */
export const NAMED_AS = /^[^a-z]*\p{Lu}[^.]{1,80}\sas\s(?:an?\s)?\p{Lu}/u;

/** "Security Guard in Om Services Ltd", but not "Lecturer in Physics". */
const TITLE_IN = /^([^\t,|]{2,60}?)\s(?:in|from)\s(\p{Lu}[^\t,|(]{1,80})/u;

const AS_TITLE = /\sas\s(?:an?\s)?(?=\p{Lu})/gu;

const isOwnPart = (inside: string): boolean =>
  isPlace(inside) || titleScore(inside) > 0 || companyScore(inside) > 1 || KIND_OF_JOB.test(inside);

function splitParts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) =>
      part
        .replaceAll('\u0001', '(')
        .replaceAll('\u0002', ')')
        .replaceAll('\u0003', ' - ')
        .replaceAll('\u0004', '–')
        .replace(EDGES, '')
        .replace(/^(?:as an?|as|at|from|with)\s|\s(?:from|since|during)$/gi, ''),
    )
    .filter(
      (part) =>
        part !== '' &&
        part.length <= LONGEST_NAME &&
        !LEFT_OVER.test(part) &&
        !NAMES_OF_CELLS.test(part),
    );
}

function partOf(text: string, distance: number, number: number): Part {
  const isNamed = isName(text);
  const sentence = isNamed ? 0 : -4;
  return {
    text,
    slot: `${distance} ${number}`,
    distance,
    title: titleScore(text) + sentence,
    company: companyScore(text) + sentence,
  };
}

const KIND_OF_JOB =
  /^(?:(?:full|part)[ -]?time|contract|permanent|temporary|internship|freelance|remote|virtual|online|hybrid|on[ -]?site)$/i;

/** "का", "को" and the like belong to a sentence. */
const HINDI_SENTENCE = /\s(?:का|की|के|को|से|में|पर|और)\s/u;

/** A name begins with a capital letter or is not in Latin letters, and is not a sentence. */
export function isName(text: string): boolean {
  return (
    !HINDI_SENTENCE.test(text) &&
    !KIND_OF_JOB.test(text) &&
    /^(?:\p{Lu}|\p{N}|\p{Script=Devanagari}|[a-z]{1,3}[A-Z])/u.test(text) &&
    text.split(' ').length <= 8 &&
    !/[.।]$/.test(text.replace(/\b(?:Ltd|Inc|Co|Corp|Pvt)\.$/i, ''))
  );
}

export const datesOf = ({ from, to, isCurrent }: Span) => ({ from, to, isCurrent });
