import { LANGUAGES } from '#schema/options/languages.ts';
import { STARTING_WORK, STUDIES, UNSKILLED_WORK } from '#schema/search/studies.ts';
import { wordsOf } from '#server/modules/search/words/words.rules.ts';
import { workNamed } from './names.rules.ts';
import type { SeekerRow } from './seeker.rules.ts';
import { isOfficeSkill, readSkills } from './skills.rules.ts';
import {
  closenessOf,
  occupationsIn,
  occupationsInText,
  saidIn,
  CLOSENESS,
  type Occupation,
  type Title,
} from '#server/modules/search/words/work.rules.ts';

const ROWS = STUDIES.map((row) => {
  const [studied = '', works = ''] = row.split('>');
  const each = (list: string) => list.split('|').map((name) => name.trim());
  return {
    studied: each(studied).map((name) => ` ${wordsOf(name).join(' ')} `),
    works: each(works),
  };
});

/** The work that studies lead to: "B.Com" to accounts. A longer name counts before a shorter one in it. */
export function worksOfStudies(studies: readonly string[]): Occupation[] {
  return studies.flatMap((study) => {
    const words = ` ${wordsOf(study).join(' ')} `;
    const found = ROWS.map(({ studied, works }) => ({
      works,
      length: Math.max(
        0,
        ...studied.filter((name) => words.includes(name)).map((name) => name.length),
      ),
    })).toSorted((one, two) => two.length - one.length)[0]!;
    const works = found.length > 0 ? found.works.flatMap(workNamed) : occupationsInText(study);
    return works.map((work) => ({ ...work, name: study.trim(), source: 'studies' as const }));
  });
}

const LANGUAGE_NAMES = new Set(LANGUAGES.map((name) => name.toLowerCase()));
const LONGEST_STUDY = 4;

/** The same for studies that a sentence names: "B.Com fresher". The words after a wish are not studies. */
export function worksOfNamedStudies(text: string): Occupation[] {
  const known = new Set(ROWS.flatMap(({ studied }) => studied.map((name) => name.trim())));
  const words = saidIn(text)
    .split(/[\s,/|;()]+/)
    .filter(Boolean);
  const spans = [...words.keys()].flatMap(
    (from) =>
    Array.from({ length: LONGEST_STUDY }, (_, more) => words.slice(from, from + more + 1).join(' ')), // oxfmt-ignore
  );
  const named = spans
    .filter((span) => known.has(wordsOf(span).join(' ')) && !LANGUAGE_NAMES.has(span.toLowerCase()))
    .toSorted((one, two) => two.length - one.length);
  return worksOfStudies(named.slice(0, 1));
}

let unskilled: readonly Occupation[] | undefined;

export function isUnskilledWork(title: Title): boolean {
  unskilled ??= UNSKILLED_WORK.flatMap(occupationsIn);
  return unskilled.some((work) => closenessOf(work, title) === CLOSENESS.same);
}

/**
 * recommendation.starting-work: work in which people start without experience, for someone whose profile names neither
 * work nor studies nor skills that lead to any. Someone with a trade is not sent to a call centre.
 */
export function startingWork({
  experienceType,
  education,
  skills,
}: Pick<SeekerRow, 'experienceType' | 'education' | 'skills'>): Occupation[] {
  const hasTrade = readSkills(skills).some((skill) => !skill.isSoft && !isOfficeSkill(skill));
  if (experienceType !== 'fresher' || hasTrade) return [];
  const isGraduate = education === 'bachelor' || education === 'master' || education === 'phd';
  return STARTING_WORK[isGraduate ? 'graduate' : 'school']
    .flatMap(workNamed)
    .map((work) => ({ ...work, source: 'starting' as const }));
}
