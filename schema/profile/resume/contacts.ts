import { findCity, resolveLocation } from '#schema/locations/locations.ts';
import { isJobTitle, looksLikeCompany } from './lexicon.ts';
import { linesIn, onlyOne, textsOf, type ResumeLine } from './resumeLines.ts';
import { sectionNamed } from './headings.ts';
import { withoutBullet } from './words.ts';

/**
 * A match starts only where a name of at most 64 characters starts, so that a long run of letters is scanned once. An
 * apostrophe may be in it: "maria.d'souza@…".
 */
const EMAIL = /(?<![\w.+-])(?:[\w.+-]|(?<=\w)['’](?=\w)){1,64}@[\w-]+(?:\.[\w-]+)+/g;
/**
 * A ten-digit Indian mobile number, with or without +91 or 0, in groups with the same sign between them; not part of a
 * longer number. The zero of an area code, as in 080-4411-2200, makes it a landline.
 */
const MOBILE =
  /(?<![\d+])(?:\(?\+?91\)?[\s.‐-―−-]{0,3}|0[\s-]?(?!\d{2}[\s.-]\d{4}[\s.-]))?(\(?[6-9](?:\)?(?:[ .·‐-―−-]|\s[‐-―−-]\s)?\d){9})(?!\d)/g;
const PLACE_LABEL =
  /^(?:(?:current |present |permanent |residential |home |correspondence |postal |mailing )?(?:location|address|city|place|residence|residing at|based in)|pata|पता|स्थायी पता|वर्तमान पता|शहर|स्थान|निवास)\s?[:\t–-]\s*/iu;
const PERMANENT = /^(?:permanent|स्थायी)/iu;
/** Words that mark the details of other people: the father, someone to call in an emergency, a referee. */
const OF_OTHERS =
  /\b(?:father|mother|guardian|spouse|husband|wife|emergency|references?|referee|alternat(?:e|ive)|alt\.?|parents?)\b|पिता|माता|वैकल्पिक/iu;
/** At the top, these are what the person is. */
const OF_SUPERIORS = /\b(?:supervisor|manager)\b/i;
/** Words directly before a number that is not the person's mobile. */
const OTHER_NUMBER =
  /(?<!\p{L})(?:resi?(?:dence)?|home|office|landline|work)\.?(?: (?:no|number)\.?)?\s?[:–-]?\s?$/iu;
/** The number of a document or a membership, with letters before it: "Roll No. 9876543210", "DL No: UP32 9876543210". */
const NUMBER_OF_DOCUMENT =
  /(?<!\p{L})(?:aadha?ar|a\/c|account|certificate|dl|emp(?:loyee)?|enrol(?:l?ment)?|esic?|gst(?:in)?|hall ticket|id|licen[cs]e|member(?:ship)?|pan|passport|pf|policy|reg(?:d|n|istration)?|roll|seat|staff|uan|voter)\.?(?:\s(?:card|code|id|no|number)\.?)*\s?[:#.–-]*\s*(?:\p{Lu}[\p{Lu}\d]{0,4}\s?)?$/iu;
const HEAD_LINES = 10;

/** The only address that is not a referee’s, or the only one in the head. */
export function findEmail(lines: readonly ResumeLine[]): string | undefined {
  const emailsIn = (some: readonly ResumeLine[]) =>
    some.flatMap(({ text }) => [...text.matchAll(EMAIL)].map(([address]) => address.toLowerCase()));
  return onlyOne(emailsIn(ownLines(lines))) ?? onlyOne(emailsIn(linesIn(lines, 'head', 'contact')));
}

const ownLines = (lines: readonly ResumeLine[]): ResumeLine[] =>
  lines.filter(
    ({ section, text }) =>
      section !== 'references' &&
      !OF_OTHERS.test(text) &&
      (section === 'head' || section === 'contact' || !OF_SUPERIORS.test(text)),
  );

/** The first number in the head, or the only one: those further down belong to referees. */
export function findPhone(lines: readonly ResumeLine[]): string | undefined {
  const own = ownLines(lines);
  return (
    mobilesIn(linesIn(own, 'head', 'contact'))[0] ??
    onlyOne(mobilesIn(linesIn(lines, 'head', 'contact'))) ??
    onlyOne(mobilesIn(linesIn(own, 'personal'))) ??
    onlyOne(mobilesIn(own))
  );
}

/** Whether a number is not the person's own mobile: "9123456780 (father)", "Residence: 9123456780". */
function belongsToSomeoneElse(text: string, start: number, end: number): boolean {
  const before = text
    .slice(0, start)
    .split(/[,;|/•·\t]/)
    .at(-1)!;
  const after = /^\s?\(([^)]{1,20})\)/.exec(text.slice(end, end + 24))?.[1] ?? '';
  return (
    [OTHER_NUMBER, NUMBER_OF_DOCUMENT, OF_OTHERS].some((words) => words.test(before)) ||
    OF_OTHERS.test(after)
  );
}

function mobilesIn(lines: readonly ResumeLine[]): string[] {
  return lines.flatMap(({ text }) =>
    [...text.matchAll(MOBILE)]
      .filter(({ 0: number, index }) => !belongsToSomeoneElse(text, index, index + number.length))
      .filter(([all, number = '']) => isInGroups(number) && !isLandline(all, number))
      .map(([, number = '']) => number.replace(/\D/g, '')),
  );
}

/** "98250 98250", "(982) 509-8250", "9825 09 8250" and "9 8 2 5 …", but not "98 2014-2018". */
function isInGroups(number: string): boolean {
  if (/^\(\d{3,5}\)/.test(number)) return true;
  const signs = new Set(number.replace(/[‐-―−]/g, '-').match(/\D+/g));
  const groups = number.split(/\D+/);
  const isSpacedOut = groups.length === number.replace(/\D/g, '').length;
  return signs.size < 2 && (isSpacedOut || groups.every(({ length }) => length > 1));
}

/** "0832-2312876" and "+91 832 2312876" have the code of an area, which does not begin with 9. */
const isLandline = (all: string, number: string): boolean =>
  !number.startsWith('9') &&
  (/^\d{2,3}\D+\d{7,8}$/.test(number) || (all.startsWith('0') && /^\d{4}\D+\d{6}$/.test(number)));

/** A line labelled as the address, or a head that names exactly one place. */
export function findLocation(lines: readonly ResumeLine[]): string | undefined {
  const near = linesIn(lines, 'head', 'contact', 'personal', 'other', 'summary');
  const labelled = textsOf(near).filter((text) => PLACE_LABEL.test(text));
  const current = labelled.filter((text) => !PERMANENT.test(text));
  for (const texts of [current, labelled]) {
    const places = texts.map((text) => placeIn(text.replace(PLACE_LABEL, ''))).filter(isPlace);
    if (places.length > 0) return onlyOne(places);
  }
  if (labelled.length > 0) return undefined;
  const head = textsOf(linesIn(lines, 'head').slice(0, HEAD_LINES));
  const contact = textsOf(linesIn(lines, 'contact').slice(0, HEAD_LINES));
  return onlyPlace(head) ?? onlyPlace(contact);
}

const onlyPlace = (texts: readonly string[]): string | undefined =>
  onlyOne(texts.flatMap((text) => text.split(/[|•·\t]|\s-\s/).map(placeIn)).filter(isPlace));

const isPlace = (place: string | undefined): place is string => place !== undefined;

/** The place in an address: the whole text or its last parts, because the house and the street come first. */
function placeIn(text: string): string | undefined {
  const plain = text
    .replace(EMAIL, ' ')
    .replace(MOBILE, ' ')
    .replace(/\b\d{3}\s?\d{3}\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:-]+|(?<![\s,:-])[\s,:.-]+$/g, '');
  if (plain === '' || plain.length > 150 || !/\p{L}{3}|\p{Script=Devanagari}/u.test(plain))
    return undefined;
  const whole = (findCity(plain) ?? resolveLocation(plain))?.display;
  if (whole) return whole;
  const parts = plain.split(/,\s?/).filter((part) => part !== '');
  for (const count of [2, 1]) {
    if (parts.length <= count) continue;
    const end = parts
      .slice(-count)
      .join(', ')
      .replace(/\s?-\s?$/, '');
    const place = (findCity(end) ?? resolveLocation(end))?.display;
    if (place) return place;
  }
  return undefined;
}

const NAME_LABEL =
  /^(?:(?:full |candidate(?:'s)? |my )?name(?: of (?:the )?candidate)?|(?:poora )?naam|नाम?|पूरा नाम?)(?:\s?\/\s?(?:name|नाम))?\s?[:\t–-]+\s*/iu;
const NO_NAME =
  /(?<![\p{L}\p{M}])(?:name|photo|photograph|signature|resume|résumé|curriculum|vitae|cv|bio-?data|biodata|page|address|email|e-mail|mobile|phone|contact|profile|objective|summary|linkedin|github|http|www|india|road|street|nagar|colony|sector|near|opp|flat|house|experience|skills|years?|fresher|education|personal|details|date|birth|father|mother|confidential|application|applying|post|b\.?tech|mba|mca|b\.?com|btech|bca)(?![\p{L}\p{M}])|जीवन\s?वृत्त|बायोडाटा|रिज़्यूमे|परिचय|पता|मोबाइल|ईमेल|फोन|जीवनवृत्त/iu;
/** Letters, with points after initials; "S/O" and brackets end it. */
const NAME =
  /^(?:(?:mr|mrs|ms|miss|dr|er|ca|sr|prof|adv|smt|shri|sri|kum|श्री|श्रीमती|सुश्री|कुमारी)\.?\s)?(\p{L}[\p{L}\p{M}.'’-]*(?:\s\p{L}[\p{L}\p{M}.'’-]*){0,4})$/iu;
const FIRST_LINES = 6;
const LONGEST_WORD = 15;

/** A labelled name, or the first line of the head that can only be one. */
export function findName(lines: readonly ResumeLine[]): string | undefined {
  const labelled = lines
    .filter(
      ({ section }) =>
        section !== 'references' && section !== 'experience' && section !== 'projects',
    )
    .map(({ text }) => withoutBullet(text))
    .filter((text) => NAME_LABEL.test(text))
    .map((text) => asName(text.replace(NAME_LABEL, '').split(/[\t|,(]/)[0] ?? ''));
  const head = linesIn(lines, 'head').slice(0, FIRST_LINES);
  const first = firstName(
    head.map(({ text }) => text),
    findEmail(lines),
  );
  const [own] = labelled.filter((name) => name !== undefined);
  if (own) return own;
  if (first) return first;
  const beside = linesIn(lines, 'contact', 'personal').slice(0, FIRST_LINES);
  return (
    beside.map(({ text }) => nameIn(text)).find((name) => name !== undefined) ?? aboveEmail(lines)
  );
}

/** The first line that can only be a name, with the next line if that goes on with it. */
function firstName(texts: readonly string[], email: string | undefined): string | undefined {
  const at = texts.findIndex((text) => nameIn(text) !== undefined);
  const [line = '', next = ''] = at < 0 ? [] : texts.slice(at);
  const name = nameIn(line);
  if (!name || name.includes(' ') || name.length !== line.length) return name;
  return [name, ...restOfName(next, email)].join(' ');
}

/** "Rao" or "R" below "Asha"; several words only if the email address has the last. */
function restOfName(text: string, email = ''): string[] {
  if (/^\p{Lu}\.?$/u.test(text)) return [text];
  const name = nameIn(text);
  const isWhole = name && name.length === text.length;
  const last = text.toLowerCase().split(' ').at(-1)!;
  return isWhole && (!name.includes(' ') || email.includes(last)) ? [name] : [];
}

/** Some resumes end with the name, above the email address. */
function aboveEmail(lines: readonly ResumeLine[]): string | undefined {
  const at = lines.findIndex(
    ({ text, section }) => section !== 'references' && text.search(EMAIL) >= 0,
  );
  const above = lines[at - 1];
  const name =
    above?.section === 'skills' && above.text.includes('\t')
      ? undefined
      : nameIn(above?.text ?? '');
  return name?.includes(' ') ? name : undefined;
}

/** "Hi, I’m Asha Rao" */
const GREETING = /^(?:(?:hi|hello|hey)[,!]?\s)?(?:i['’]m|i am|my name is)\s([^,.|]{3,60})$/i;

/** "Updated: March 2026", "Cell – 98765 43210" */
const LABEL = /^\p{L}+\s?(?::|[–—-]\s)/u;

/** "Resume of Asha Rao", "CV - Asha Rao" */
const OF_DOCUMENT = /^(?:r[eé]sum[eé]|cv|curriculum vitae|bio-?data)\s?(?:\s(?:of|for)|[:–—-])?\s/i;

/** "Lt. Col. (Retd.) Arvind Bhatia" */
const ARMY_RANK =
  /^(?:(?:lt|lieutenant|col|colonel|capt|captain|maj|major|brig|brigadier|gen|general|cdr|commander|wg|sqn|ldr|subedar|sub|naib|havildar|hav|naik|sgt|sepoy|ex)[.\s-]\s?){1,3}(?:\(retd?\.?\)|retd?\.?)?\s?(?=\p{Lu}\p{L}+\s\p{Lu})/iu;

/** A number or an address at the left of the name. */
const CONTACT_CELLS = /^(?:[^\t]{0,60}(?:@|\d{4})[^\t]{0,60}\t)+/;

/** The line, or the part before the first separator: "Asha Rao | Accountant". */
function nameIn(text: string): string | undefined {
  const own = withoutBullet(text.replace(CONTACT_CELLS, ''))
    .replace(OF_DOCUMENT, '')
    .replace(ARMY_RANK, '');
  if (LABEL.test(own)) return undefined;
  const [start = ''] = own.split(/[\t|,•·:(]|\s[–—-]\s|\s[sdwc]\/o(?!\p{L})/iu);
  return asName(GREETING.exec(own)?.[1] ?? start);
}

/** "<Asha Rao />" */
const AROUND_NAME = /^[\s<>{}[\]/*#=~]+|(?<![\s<>{}[\]/*#=~])[\s<>{}[\]/*#=~]+$/g;

function asName(text: string): string | undefined {
  const name = NAME.exec(text.replace(AROUND_NAME, ''))?.[1];
  if (!name || name.length < 3 || name.length > 60) return undefined;
  if (NO_NAME.test(name) || sectionNamed(name) || isJobTitle(name)) return undefined;
  const words = name.split(' ');
  const isLatin = /^[\p{Script=Latin}\s.'’-]+$/u.test(name);
  if (isLatin && !words.every((word) => /^\p{Lu}/u.test(word))) return undefined;
  if (words.length === 1 && (looksLikeCompany(name) || findCity(name))) return undefined;
  // A very long word is a name in spaced letters that has lost the spaces between its words.
  if (words.length === 1 && name.length > LONGEST_WORD) return undefined;
  if (words.length > 1 && (findCity(name) ?? resolveLocation(name))) return undefined;
  return isLatin && name === name.toUpperCase() ? capitalized(name) : name;
}

const capitalized = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}’'])\p{L}|(?<=(?<!\p{L})[do][’'])\p{L}/gu, (letter) =>
      letter.toUpperCase(),
    );
