import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import { periodsIn, without } from './dates.ts';
import { degreeIn } from './degreeNames.ts';
import type { Section } from './headings.ts';
import { titleScore } from './lexicon.ts';
import { asWord, isProse, withoutBullet } from './words.ts';

const NEAR_START = 12;
const PARTS = /[\t|•·,;()]|\s[–—-]\s/;
const SKILLS = /* @__PURE__ */ new Set([...TECHNICAL_SKILLS, ...FUNCTIONAL_SKILLS].map(asWord));

/** Words of headings such as "Things I know" and "Tools I use". */
const OF_SKILLS = /\b(?:know|tools?|use|tech\p{L}*|expert|good at|can do|work with|software)\b/iu;
const SHORT = 4;
const MOST_LINES = 60;

/** What the lines under a heading are that no list knows: jobs, degrees or skills, or none of these. */
export function sectionOfLines(
  heading: string,
  lines: readonly { text: string }[],
  named: ReadonlySet<Section>,
): Section {
  const texts = lines
    .slice(0, MOST_LINES)
    .map(({ text }) => withoutBullet(text))
    .filter((text) => !isProse(text));
  const parts = texts.flatMap((text) =>
    without(text, periodsIn(text))
      .split(PARTS)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  const titles = parts.filter((part) => titleScore(part) >= 3).length;
  const degrees = texts.filter((text) => (degreeIn(text)?.start ?? Infinity) < NEAR_START).length;
  const hasPeriod = texts.some((text) => periodsIn(text).length > 0);
  if (degrees > 0 && degrees >= titles) return 'education';
  if (hasPeriod && titles > 0) return 'experience';
  const isKnown = (part: string) => SKILLS.has(asWord(part));
  const isList = parts.length > 1 && parts.every((part) => part.split(' ').length <= SHORT);
  const isOfSkills = parts.some(isKnown) || (isList && OF_SKILLS.test(heading));
  return !named.has('skills') && isOfSkills ? 'skills' : 'other';
}
