import { JOB_TITLE_FIELDS } from '#schema/options/jobTitles.ts';
import { ROLES } from '#schema/search/roles.ts';

/** A job that people know by one or more names. */
export interface KnownTitle {
  /** As the posting wizard offers it. */
  title: string;
  /** The last part of the address of its page. */
  slug: string;
  /** The keys of all its names. */
  names: readonly string[];
}

// The same steps as `title_key` in M050PayFigures; a test compares them.
const BRACKETS = /\([^)]*\)|\[[^\]]*\]/g;
const REST = /\s*(?:[|,]|\s[-–—]\s|\s(?:for|at|in|with)\s).*$/;
const SIGNS = /[\s!"$%&'()*,./:;<=>?@[\]\\^_`{|}~–—-]+/g;
const LEVELS =
  / (?:senior|sr|junior|jr|trainee|fresher|experienced|urgent|urgently|hiring|required|wanted|needed|male|female)(?= )/g;

/** Ranks. A name with one of these words is not paid like a title with another rank, or without a rank. */
const RANKS = /\b(?:manager|head|supervisor|incharge|lead|assistant|helper|intern|principal)\b/;
/** The search finds these together with a known title, but they are other jobs. */
const APART = new Set([
  'project manager',
  'programme manager',
  'program manager',
  'crane operator',
  'jcb operator',
  'technical writer',
  'customer relationship manager',
  'vice principal',
]);

/** pay.title.key: a title without signs, level and what follows it: "Sr. Accountant (Tally) - Pune" is an accountant. */
export function titleKey(title: string): string {
  const name = title.toLowerCase().replace(BRACKETS, ' ').replace(REST, '').replace(SIGNS, ' ');
  return ` ${name} `.replace(LEVELS, '').replaceAll(/ +/g, ' ').trim();
}

/** Every known title, in the order of the wizard. */
export const KNOWN_TITLES: readonly KnownTitle[] = /* @__PURE__ */ listTitles();

const BY_NAME = /* @__PURE__ */ new Map(
  KNOWN_TITLES.flatMap((known) => known.names.map((name) => [name, known] as const)),
);

/** The known title that a text means; null if the lists do not know it. */
export function knownTitle(text: string): KnownTitle | null {
  return BY_NAME.get(titleKey(text)) ?? null;
}

/**
 * pay.title.names: known titles stay apart, even where the search takes them together, because their pay differs. Every
 * other name of a row of synonyms belongs to the first known title of the row.
 */
function listTitles(): KnownTitle[] {
  const titles = JOB_TITLE_FIELDS.flatMap((field) => field.titles);
  const names = new Map<string, string[]>(titles.map((title) => [titleKey(title), []]));
  const taken = new Set(names.keys());
  for (const row of ROLES) {
    const synonyms = row
      .split('>')[0]!
      .split('|')
      .map((name) => name.trim());
    const owner = synonyms.map(titleKey).find((name) => names.has(name));
    if (!owner) continue;
    for (const name of synonyms) {
      // A name that is longer than its key is left out, because it means more than the key says: "hiring executive".
      if (titleKey(name) !== name || taken.has(name) || !isSameRank(name, owner)) continue;
      taken.add(name);
      names.get(owner)!.push(name);
    }
  }
  return titles.map((title) => {
    const key = titleKey(title);
    const all = [key, ...names.get(key)!];
    const plurals = all.map((name) => `${name}s`).filter((name) => !taken.has(name));
    return { title, slug: key.replaceAll(/[^a-z0-9]+/g, '-'), names: [...all, ...plurals] };
  });
}

function isSameRank(name: string, owner: string): boolean {
  return !APART.has(name) && RANKS.exec(name)?.[0] === RANKS.exec(owner)?.[0];
}
