import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import { periodsIn, without } from './dates.ts';
import { degreeIn } from './degreeNames.ts';
import type { Section } from './headings.ts';
import { titleScore } from './lexicon.ts';
import { asWord, isProse, withoutBullet } from './words.ts';

const NEAR_START = 25;
const PARTS = /[\t|•·,;()]|\s[–—-]\s/;
const SKILLS = /* @__PURE__ */ new Set([...TECHNICAL_SKILLS, ...FUNCTIONAL_SKILLS].map(asWord));

/** What the lines under a heading are that no list knows: jobs, degrees or skills, or none of these. */
export function sectionOfLines(
  lines: readonly { text: string }[],
  named: ReadonlySet<Section>,
): Section {
  const texts = lines.map(({ text }) => withoutBullet(text)).filter((text) => !isProse(text));
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
  return !named.has('skills') && parts.some(isKnown) ? 'skills' : 'other';
}
