import {
  CAREER_MAX,
  type Certificate,
  type KnownLanguage,
  type ProfileLink,
  type Project,
} from '#schema/profile/career.ts';
import type { LanguageLevel } from '#schema/options/languageLevels.ts';
import { spansIn, without } from './dates.ts';
import { languageNamed } from './languageNames.ts';
import { linesIn, sourceOf, type ResumeLine, type Source } from './resumeLines.ts';
import { hasBullet, isProse, withoutBullet } from './words.ts';

type FoundEntry<Entry> = Entry & { source: Source };

const LEVELS: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['native', /native|mother ?tongue|first language|bilingual|मातृभाषा/i],
  [
    'fluent',
    /fluent|advanced|professional|proficient|excellent|expert|\bC[12]\b|read,? ?(?:write|speak)[\s,]{1,2}(?:and |& ?)?(?:speak|write)|धाराप्रवाह|अच्छी|read \/ ?write \/ ?speak/i,
  ],
  [
    'conversational',
    /conversational|intermediate|working|good|fair|speak|\bB[12]\b|बोलचाल|सामान्य/i,
  ],
  ['basic', /basic|beginner|elementary|limited|\bA[12]\b|थोडी|थोड़ी|प्राथमिक|प्रारंभिक/i],
];

/** Only languages with a written level are complete, because the profile requires a level. */
export function findLanguages(lines: readonly ResumeLine[]): {
  languages: FoundEntry<KnownLanguage>[];
  languageNames: string[];
} {
  const languages = new Map<string, FoundEntry<KnownLanguage>>();
  const names = new Set<string>();
  const relevant = withLevels(lines).flatMap((line) => {
    if (line.section === 'languages' || MOTHER_TONGUE.test(line.text)) return [line];
    const label = LANGUAGES_LABEL.exec(line.text);
    return label ? [{ ...line, text: line.text.slice(label[0].length) }] : [];
  });
  for (const line of relevant) {
    const named = languagesIn(line.text);
    // "English: fluent" has small words as well, but sentences do not give each language a level.
    if (isProse(line.text) && named.filter(({ level }) => !level).length > 1) continue;
    for (const { name, level } of named) {
      names.add(name);
      if (level && !languages.has(name) && languages.size < CAREER_MAX.languages)
        languages.set(name, { name, level, source: sourceOf(line) });
    }
  }
  return { languages: [...languages.values()], languageNames: [...names] };
}

/** "Hindi", and "Native or Bilingual Proficiency" below it, are one line. */
function withLevels(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isLevel =
      last?.section === 'languages' &&
      line.section === 'languages' &&
      languageNamed(withoutBullet(last.text)) !== undefined &&
      languagesIn(line.text).length === 0 &&
      levelIn(line.text) !== undefined;
    if (isLevel) joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

const LANGUAGES_LABEL =
  /^(?:languages?(?: known| spoken| proficiency)?|known languages|भाषाएं|भाषा|भाषाएँ)\s?[:\t–-]\s*/iu;

/** The level that is named first: what follows may be about a language that we do not know. */
function levelIn(text: string): LanguageLevel | undefined {
  const found = LEVELS.map(([level, pattern]) => ({ level, at: text.search(pattern) }));
  return found.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.level;
}

const MOTHER_TONGUE = /^(?:mother tongue(?:\(s\))?|native language|मातृभाषा)\s?[:\t–-]/iu;

/** "थोड़ी अंग्रेजी", "a little English" */
const LITTLE = /(?:थोड़ी|थोडी|थोड़ी-बहुत|little|some)\s$/iu;

/** "Hindi (native), English - fluent": the level follows, up to the next language. */
function languagesIn(text: string): { name: string; level: LanguageLevel | undefined }[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap((match) => {
    const name = languageNamed(match[0]);
    return name ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
  });
  const starts = words.map(
    ({ start }) => start - (LITTLE.exec(text.slice(0, start))?.[0].length ?? 0),
  );
  return words.map(({ name, end, start }, at) => {
    if (starts[at]! < start) return { name, level: 'basic' as const };
    const after = text.slice(end, starts[at + 1]);
    const level = MOTHER_TONGUE.test(text) ? 'native' : levelIn(after);
    return { name, level };
  });
}

/** A match starts only at the beginning of a word and ends at white space. */
const LINK =
  /(?<![\w@./-])(?:https?:\/\/)?(?:www\.)?((?:linkedin\.com\/(?:in|pub)|github\.com|gitlab\.com|behance\.net|dribbble\.com|medium\.com|stackoverflow\.com\/users|kaggle\.com|leetcode\.com|hackerrank\.com|codechef\.com|youtube\.com|twitter\.com|x\.com)\/[\w%@./-]{1,100})|(?<![\w@./-])(https?:\/\/[\w.-]{3,100}\.[a-z]{2,10}(?:\/[\w%@./?=&#-]{0,150})?)/giu;
const HOSTS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'medium.com': 'Medium',
  'stackoverflow.com': 'Stack Overflow',
  'kaggle.com': 'Kaggle',
  'leetcode.com': 'LeetCode',
  'hackerrank.com': 'HackerRank',
  'codechef.com': 'CodeChef',
  'youtube.com': 'YouTube',
};

/** The person's own links. A link in a project, a certificate or a job belongs to that. */
export function findLinks(lines: readonly ResumeLine[]): FoundEntry<ProfileLink>[] {
  const links = new Map<string, FoundEntry<ProfileLink>>();
  const own = lines.filter(
    ({ section }) => !['projects', 'certificates', 'experience', 'references'].includes(section),
  );
  for (const line of own) {
    for (const url of urlsIn(line.text)) {
      const host = new URL(url).hostname.replace(/^www\./, '');
      if (!links.has(url) && links.size < CAREER_MAX.links)
        links.set(url, { url, label: HOSTS[host] ?? null, source: sourceOf(line) });
    }
  }
  return [...links.values()];
}

function urlsIn(text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([, known, other]) => {
    const url = (known ? `https://${known}` : (other ?? '')).replace(/[./]+$/, '');
    return URL.canParse(url) ? [url] : [];
  });
}

const LONGEST_NAME = 100;
const EDGES = /^[\s:,.–—|-]+|(?<![\s:,–—|-])[\s:,–—|-]+$/g;
const PROJECT_LABEL =
  /^(?:project(?: title| name)?(?:\s?#?\d{1,2})?|title|परियोजना)\s?[:\t–-]\s*/iu;
const DETAIL =
  /^(?:technolog(?:y|ies)(?: used)?|tools?|tech stack|stack|role|description|team size|duration|client|environment|link|url|responsibilit(?:y|ies)|languages?|platform|database)\s?[:\t–-]/i;
const LONGEST_SUMMARY = 1_000;
const PARTS_OF_PROJECT = /[\t|(]|\s[–—-]\s|:\s/;

/** Each project begins with a short line; the lines after it describe it. */
export function findProjects(all: readonly ResumeLine[]): FoundEntry<Project>[] {
  const lines = linesIn(all, 'projects');
  const isBulleted =
    lines.length > 0 && lines.every(({ text }) => hasBullet(text) || isProse(text));
  const projects: (FoundEntry<Project> & { more: string[] })[] = [];
  for (const line of lines) {
    const last = projects.at(-1);
    const text = withoutBullet(line.text);
    const startsOne =
      PROJECT_LABEL.test(text) ||
      ((isBulleted || !hasBullet(line.text)) &&
        !DETAIL.test(text) &&
        (!isProse(text.split(PARTS_OF_PROJECT)[0]!) || isBulleted) &&
        !isContinued(text));
    if (startsOne) {
      if (projects.length === CAREER_MAX.projects) break;
      const project = projectIn(line, text.replace(PROJECT_LABEL, ''));
      if (project) projects.push({ ...project, more: project.summary ? [project.summary] : [] });
    } else if (last) {
      last.more.push(text);
      last.link ??= urlsIn(text)[0] ?? null;
      if (!last.from && !last.to && DETAIL.test(text)) Object.assign(last, datesIn(text));
    }
  }
  return projects.map(({ more, ...project }) => ({ ...project, summary: cut(more.join('\n')) }));
}

/** A wrapped sentence goes on with a small letter. */
const isContinued = (text: string): boolean => /^\p{Ll}/u.test(text) || /[.।]$/.test(text);

const cut = (text: string): string | null =>
  text.length <= LONGEST_SUMMARY
    ? text || null
    : text.slice(0, text.lastIndexOf(' ', LONGEST_SUMMARY));

function projectIn(line: ResumeLine, text: string): FoundEntry<Project> | undefined {
  const dates = datesIn(text);
  const link = urlsIn(text)[0] ?? null;
  const bare = without(text, spansIn(text)).replace(LINK, '\t');
  const [name = '', rest] = bare
    .split(PARTS_OF_PROJECT)
    .map((part) => part.replace(EDGES, '').replace(/\)$/, ''))
    .filter((part) => part !== '');
  if (!/\p{L}{2}/u.test(name) || name.length > LONGEST_NAME) return undefined;
  const summary = rest && isProse(rest) ? rest : null;
  return { name, link, ...dates, summary, source: sourceOf(line) };
}

function datesIn(text: string): { from: string | null; to: string | null } {
  const spans = spansIn(text);
  const [span] = spans;
  return spans.length === 1 && span ? { from: span.from, to: span.to } : { from: null, to: null };
}

const ISSUED_BY = /\s(?:from|by|issued by|at)\s|[\t|]|\s[–—-]\s|,\s|\s?[–—]\s?/i;

/** Several certificates in one line, each with its year: "AWS Associate (2022) · CKA (2024)" */
function certificatesApart(line: ResumeLine): ResumeLine[] {
  const parts = line.text.split(/\s[·•]\s|;\s/);
  const years = parts.filter((part) => spansIn(part).length > 0).length;
  return years > 1 && years === parts.length ? parts.map((text) => ({ ...line, text })) : [line];
}

/** A certificate, who issued it and its date, each on its own line, are one line. */
function certificateLines(lines: readonly ResumeLine[]): ResumeLine[] {
  const isDate = ({ text }: ResumeLine) =>
    spansIn(text).length > 0 && !/\p{L}/u.test(without(text, spansIn(text)).replace(/\(.*\)/, ''));
  const groups: ResumeLine[][] = [[]];
  for (const line of lines) {
    groups.at(-1)!.push(line);
    if (isDate(line)) groups.push([]);
  }
  const last = groups.pop()!;
  const areWhole = last.length === 0 && groups.every(({ length }) => length > 1 && length < 4);
  return areWhole
    ? groups.map((group) => ({ ...group[0]!, text: group.map(({ text }) => text).join('\t') }))
    : lines.flatMap(certificatesApart);
}

/** One certificate per line, with the issuer and the year if they are written. */
export function findCertificates(all: readonly ResumeLine[]): FoundEntry<Certificate>[] {
  return certificateLines(linesIn(all, 'certificates'))
    .slice(0, CAREER_MAX.certificates)
    .flatMap((line) => {
      if (isProse(line.text) || isContinued(withoutBullet(line.text))) return [];
      const text = withoutBullet(line.text);
      const spans = spansIn(text);
      const link = urlsIn(text)[0] ?? null;
      const bare = without(text, spans)
        .replace(LINK, '\t')
        .replace(/[()[\]]/g, '\t');
      const [name = '', issuer] = bare
        .split(ISSUED_BY)
        .map((part) => part.replace(EDGES, ''))
        .filter((part) => part !== '');
      if (!/\p{L}{2}/u.test(name) || name.length > LONGEST_NAME) return [];
      const year = spans.length === 1 ? Number(spans[0]!.to?.slice(0, 4)) || null : null;
      const isIssuer = issuer !== undefined && /^\p{Lu}|\p{Script=Devanagari}/u.test(issuer);
      return [{ name, issuer: isIssuer ? issuer : null, year, link, source: sourceOf(line) }];
    });
}
