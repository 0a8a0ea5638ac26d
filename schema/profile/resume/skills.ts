import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import { sectionNamed } from './headings.ts';
import { languageNamed } from './languageNames.ts';
import { linesIn, type ResumeLine } from './resumeLines.ts';
import { isTerm } from './terms.ts';
import { asWord, isProse, withoutBullet } from './words.ts';

/** Other spellings used in resumes. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  JavaScript: ['Java Script', 'ES6'],
  'HTML & CSS': ['HTML', 'HTML5', 'CSS', 'CSS3', 'HTML/CSS', 'HTML and CSS'],
  React: ['React.js', 'ReactJS', 'React JS'],
  Angular: ['AngularJS', 'Angular.js'],
  'Node.js': ['NodeJS', 'Node JS'],
  '.NET': ['ASP.NET', 'DotNet', 'Dot Net', '.NET Core'],
  'Android Development': ['Android Developer', 'Android SDK', 'Android Studio'],
  PostgreSQL: ['Postgres'],
  MongoDB: ['Mongo DB'],
  AWS: ['Amazon Web Services'],
  'Microsoft Azure': ['Azure'],
  'Software Testing': ['Manual Testing', 'Automation Testing'],
  'Cyber Security': ['Cybersecurity'],
  'Data Analysis': ['Data Analytics'],
  'Power BI': ['PowerBI'],
  'Microsoft Excel': ['MS Excel', 'MS-Excel', 'Advanced Excel', 'Excel'],
  'Tally Prime': ['Tally', 'Tally ERP', 'Tally ERP 9'],
  'GST Filing': ['GST Return', 'GST Returns'],
  'Adobe Photoshop': ['Photoshop'],
  AutoCAD: ['Auto CAD'],
  SolidWorks: ['Solid Works'],
  'PLC Programming': ['PLC'],
  Communication: ['Communication Skills'],
  'Team Management': ['Team Handling'],
  'Problem Solving': ['Problem-Solving'],
  'Customer Service': ['Customer Support', 'Customer Care'],
  'Relationship Management': ['Client Relationship', 'Customer Relationship Management'],
  Telecalling: ['Tele Calling', 'Tele-Calling'],
  'Training & Development': ['Training and Development'],
  Accounting: ['Bookkeeping'],
};

const HINDI: Readonly<Record<string, readonly string[]>> = {
  'Tally Prime': ['टैली'],
  'Microsoft Excel': ['एक्सेल', 'एमएस एक्सेल'],
  'Electrical Wiring': ['बिजली वायरिंग', 'इलेक्ट्रिकल वायरिंग', 'वायरिंग'],
  'GST Filing': ['जीएसटी', 'जीएसटी रिटर्न'],
  Communication: ['संचार', 'बातचीत'],
  'Customer Service': ['ग्राहक सेवा'],
  Sales: ['बिक्री'],
  'Data Entry': ['डाटा एंट्री', 'डेटा एंट्री'],
  'Team Management': ['टीम प्रबंधन'],
  'Time Management': ['समय प्रबंधन'],
  Accounting: ['लेखांकन', 'बहीखाता'],
  Leadership: ['नेतृत्व'],
  'Inventory Management': ['स्टॉक प्रबंधन', 'इन्वेंटरी प्रबंधन'],
};

export interface FoundSkills {
  technicalSkills: readonly string[];
  functionalSkills: readonly string[];
  /** Skills from the skills section that are not in the predefined lists. */
  otherSkills: readonly string[];
}

/** Technical skills count anywhere. The others are common words, so they only count in the skills section. */
export function findSkills(lines: readonly ResumeLine[]): FoundSkills {
  const everything = lines
    .filter(({ text }) => !OF_CANDIDATES.test(text))
    .map(({ text }) => text)
    .join('\n');
  const section = linesIn(lines, 'skills');
  const listed = section.map(({ text }) => text).join('\n');
  return {
    technicalSkills: TECHNICAL_SKILLS.filter((skill) => isNamed(skill, everything)),
    functionalSkills: FUNCTIONAL_SKILLS.filter((skill) => isNamed(skill, listed)),
    otherSkills: otherSkills(section),
  };
}

/** "Recruited Java and .NET developers" is about the skills of others. */
const OF_CANDIDATES =
  /\b(?:recruit(?:ed|ing|s)?|hir(?:ed|ing|es?)|sourc(?:ed|ing|es?)|screen(?:ed|ing|s)?|interview(?:ed|ing|s)?|taught|teach(?:es|ing)?)\b/i;

function isNamed(skill: string, text: string): boolean {
  return spellingsOf(skill).some((spelling) => wordPattern(spelling).test(text));
}

const spellingsOf = (skill: string): string[] => [
  skill,
  ...(SPELLINGS[skill] ?? []),
  ...(HINDI[skill] ?? []),
];

/** "Java" is not found in "JavaScript" or "java.util"; the "C" of "C++" and "C#" includes its sign. */
function wordPattern(spelling: string): RegExp {
  const known = PATTERNS.get(spelling);
  if (known) return known;
  const escaped = spelling.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.+#])${escaped}(?![\\p{L}\\p{M}\\p{N}+#]|\\.[a-z])`,
    'iu',
  );
  PATTERNS.set(spelling, pattern);
  return pattern;
}

const PATTERNS = /* @__PURE__ */ new Map<string, RegExp>();

const KNOWN = /* @__PURE__ */ new Set(
  [...TECHNICAL_SKILLS, ...FUNCTIONAL_SKILLS].flatMap(spellingsOf).map(asWord),
);
const SEPARATORS =
  /[,;|~\t•·∙▪●◆✦✓✔☑➤➢►▸‣◦[\]]|(?:^|\s)#\s|\s[/–—-]\s|\s{3,}|\s(?=\d{1,2}[.)]\s)|।/;
/** "Filing, Petty Cash and MS Office": the last of several skills. */
const LAST_OF_LIST = /(?<=[,;][^,;]{0,60})\sand\s(?=[^,;]{1,60}$)/i;
/** Skills with "and" in their name. */
const PAIRS =
  /\b(?:accounts? and finance|audit and compliance|compensation and benefits|design and development|food and beverages?|health and safety|learning and development|mergers and acquisitions|planning and control|profit and loss|research and development|sales and marketing|training and development)$/i;
/** The name of a group before its skills, as in "Programming: Java", and a rating after a skill. */
const GROUP = /^[\p{L}\p{M}\s&/.()-]{2,40}[:：]\s*/u;
/** "Proficient in Tally, GST and Excel." */
const INTRODUCTION =
  /^(?:i\sknow\s|(?:i\sam\s)?(?:highly\s)?(?:proficient|skilled|experienced|expert(?:ise)?|(?:good |working |sound )?knowledge|well[- ]versed|hands[- ]on(?: experience)?|familiar|experience)\s(?:in|with|of|on)\s)/i;
/** The same in a table: "Languages" beside "Java, SQL". */
const GROUP_CELL = /^[^\t,]{2,40}\t(?=[^\t,]+,[^\t]+$)/;
/** "Cloud – S3, Redshift" */
const GROUP_BEFORE_DASH = /^[\p{L}\s&/]{2,30}\s[–—-]\s(?=[^,]+,)/u;
const FEWEST_GROUPS = 2;
const RATING =
  /\s*(?:\((?:basic|beginner|intermediate|advanced|expert|proficient|good|excellent|fair|\d{1,2}\s?(?:\/\s?\d{1,2}|%|yrs?|years?))[^)]{0,20}\)|[:–—-]?\s?(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10)|[★☆●○■□]{2,10}|(?:basic|beginner|intermediate|advanced|expert|proficient|good|excellent)))$/iu;
const NOT_A_SKILL =
  /^(?:and|etc\.?|skills?|others?|tools?|basic|good|expert|advanced|intermediate|beginner|proficient|languages?|known|years?|level|rating|skill|strong|knowledge|including|signature|place|date|primary|secondary|notice(?: period)?|immediate(?:ly)?|salary|ctc|[\d.,]+\s?(?:lpa|lakhs?)(?: p\.?a\.?)?)$|^\(|@|https?:|(?<!\d)(?:19|20)\d{2}(?!\d)|(?<!\b(?:ISO|IEC|EN|IS|TS)[\s:/-]{0,2})\d{5}/i;
const PERSONAL =
  /^(?:father|mother|husband|spouse|guardian|date of birth|d\.?o\.?b|gender|sex|marital|nationality|religion|name|address|place|date)(?!\p{L})/iu;
const MOST_OTHERS = 40;
/** Alone on the line above its skills. */
const NAME_OF_GROUP =
  /^(?:programming|infrastructure|frameworks?|databases?|librar(?:y|ies)|platforms?|technologies|(?:developer |design )?tools|operating systems?|cloud|front[ -]?end|back[ -]?end|web|mobile|technical|functional|soft|hard|personal)$/i;
const MOST_WORDS = 4;
const MOST_WORDS_ALONE = 6;
const LONGEST = 40;

function otherSkills(lines: readonly ResumeLine[]): string[] {
  const found = new Map<string, string>();
  const [cells, dashes] = [GROUP_CELL, GROUP_BEFORE_DASH].map(
    (group) => lines.filter(({ text }) => group.test(text)).length >= FEWEST_GROUPS,
  );
  for (const line of lines) {
    const text = line.text
      .replace(cells ? GROUP_CELL : /^$/, '')
      .replace(dashes ? GROUP_BEFORE_DASH : /^$/, '');
    if (PERSONAL.test(text) || isTerm(text) || (isProse(text) && !/[,;|•\t]/.test(text))) continue;
    const bare = withoutBullet(text).replace(GROUP, '').replace(/\.$/, '');
    const list = withLastApart(bare.replace(INTRODUCTION, ''));
    const items = partsOf(list, INTRODUCTION.test(bare) ? /,|\sand\s/ : SEPARATORS);
    for (const item of items) {
      const skill = withoutBullet(item.trim().replace(GROUP, ''))
        .replace(RATING, '')
        .replace(/^and\s/i, '')
        .trim()
        .replace(DETAILS, (all, _details, at: number, whole: string) =>
          whole.length > LONGEST ||
          whole.split(' ').length > MOST_WORDS ||
          KNOWN.has(asWord(whole.slice(0, at)))
            ? ''
            : all,
        );
      const word = asWord(skill);
      // "Computer knowledge" is also a heading, but not among others.
      const isHeading = sectionNamed(skill) !== undefined;
      const isListed = items.length > 1 && sectionNamed(skill) === 'skills';
      if (
        found.size < MOST_OTHERS &&
        !found.has(word) &&
        isSkill(skill, word, items.length === 1) &&
        (!isHeading || isListed)
      )
        found.set(word, skill);
    }
  }
  return [...found.values()];
}

/** "MS Excel (VLOOKUP, Pivot)" */
const DETAILS = /\s\(([^()]*)\)$/;
/** In the place of what is in brackets: as many signs as its number. */
const HELD = '\uE000';
const HELD_BRACKETS = /\(\uE000+\)/g;
const IN_BRACKETS = /\([^()]{1,80}\)/g;

/** What is in brackets belongs to the skill before it. */
function partsOf(list: string, separators: RegExp): string[] {
  const brackets: string[] = [];
  const held = list.replace(IN_BRACKETS, (all) => `(${HELD.repeat(brackets.push(all))})`);
  return held
    .split(separators)
    .map((part) => part.replace(HELD_BRACKETS, ({ length }) => brackets[length - 3]!));
}

const withLastApart = (list: string): string =>
  PAIRS.test(list) ? list : list.replace(LAST_OF_LIST, ', ');

function isSkill(skill: string, word: string, isAlone: boolean): boolean {
  return (
    /\p{L}/u.test(skill) &&
    !(isAlone && NAME_OF_GROUP.test(skill)) &&
    (skill.length > 1 || /^[CR]$/.test(skill)) &&
    skill.length <= LONGEST &&
    skill.split(' ').length <= (isAlone ? MOST_WORDS_ALONE : MOST_WORDS) &&
    !NOT_A_SKILL.test(skill) &&
    !/[.।!?:–-]$/.test(skill) &&
    !KNOWN.has(word) &&
    languageNamed(skill) === undefined
  );
}
