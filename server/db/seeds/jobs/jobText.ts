import type { Industry } from '#schema/options/industries.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import {
  BENEFITS, CLOSINGS, CONTRACT_SENTENCES, HOURS, INTERN_SENTENCES, LEADS, OPENING_COUNTS, OPENINGS,
  PART_TIME_SENTENCES, REMOTE_OPENINGS, REMOTE_SENTENCES, TEMPORARY_SENTENCES,
} from '#server/db/seeds/lists/jobPhrases.ts'; // oxfmt-ignore
import type { CompanyPlan } from '#server/db/seeds/lists/companyNames.ts';
import { renderJobText } from '#server/lib/jobText.ts';
import type { LineOfWork, WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';

interface JobFacts {
  company: CompanyPlan;
  line: LineOfWork;
  role: WorkRole;
  town: string;
  type: JobType;
  years: number;
  isRemote: boolean;
}

const TYPE_SENTENCES: Readonly<Record<JobType, readonly string[]>> = {
  full_time: [],
  part_time: PART_TIME_SENTENCES,
  contract: CONTRACT_SENTENCES,
  intern: INTERN_SENTENCES,
  temporary: TEMPORARY_SENTENCES,
};

const NOT_COMPANIES: ReadonlySet<Industry> = new Set([
  'education',
  'government',
  'healthcare',
  'non_profit',
]);

/** The description of a job. Returns its `opening`, so that the next job can begin differently. */
export function writeJob(chance: Chance, facts: JobFacts, lastOpening: string | undefined) {
  const openings: readonly string[] = facts.isRemote ? REMOTE_OPENINGS : OPENINGS;
  const opening = chance.pick(openings.filter((one) => beginning(one) !== beginning(lastOpening)));
  const { line, role } = facts;
  const description = [
    [fill(chance, opening, facts), role.does],
    chance.some(line.work, 2),
    closing(chance, facts),
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
  return {
    opening,
    description,
    description_html: renderJobText(description),
    responsibilities: chance.some(line.duties, chance.whole(4, 6)).join('\n'),
    requirements: requirements(chance, facts).join('\n'),
    benefits: benefits(chance, facts).join('\n'),
  };
}

/** Several openings start with the same words and differ later. */
function beginning(opening = ''): string {
  return opening.slice(0, 14);
}

function fill(chance: Chance, template: string, { company, role, town }: JobFacts): string {
  const article = withArticle(role.title);
  const kind = NOT_COMPANIES.has(company.industry) ? 'organisation' : 'company';
  return template
    .replace('{a kind}', kind === 'company' ? 'a company' : 'an organisation')
    .replace('{kind}', kind)
    .replace('{company}', company.name)
    .replace('{does}', company.does)
    .replace('{A title}', article.charAt(0).toUpperCase() + article.slice(1))
    .replace('{a title}', article)
    .replace('{title}', role.title)
    .replace('{count}', chance.pick(OPENING_COUNTS))
    .replace('{town}', town);
}

function closing(chance: Chance, { line, type, isRemote }: JobFacts): string[] {
  const hours = isRemote
    ? REMOTE_SENTENCES
    : type === 'part_time'
      ? PART_TIME_SENTENCES
      : HOURS[line.setting];
  const ofType = isRemote || type !== 'part_time' ? TYPE_SENTENCES[type] : [];
  const people = chance.pick(['five', 'six', 'eight', 'ten', 'twelve', 'fifteen']);
  return [
    ...(ofType.length > 0 ? [chance.pick(ofType)] : []),
    chance.pick(hours),
    ...chance
      .some(CLOSINGS, 2)
      .map((text) =>
        text.replace('{people}', people).replace('{lead}', chance.pick(LEADS[line.setting])),
      ),
  ];
}

function requirements(chance: Chance, { line, years }: JobFacts): string[] {
  const experience =
    years === 0
      ? chance.pick([
          'Freshers may apply',
          'No experience needed',
          'Fresher, or up to one year of experience',
        ])
      : chance.pick([
          `At least ${count(years)} of experience in similar work`,
          `${count(years)} or more in a comparable post`,
          `Experience: ${years}+ years`,
        ]);
  const demands = line.demands.filter((demand) => !/fresher|no experience/i.test(demand));
  return [experience, ...chance.some(demands, chance.whole(3, 4))];
}

function benefits(chance: Chance, { line, isRemote, type }: JobFacts): string[] {
  const offered = BENEFITS[line.setting].filter(
    (benefit) => !isRemote || !/cab|canteen|bus|meals|rooms/i.test(benefit),
  );
  return chance.some(offered, type === 'full_time' ? chance.whole(3, 5) : 2);
}

function count(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** Starts with a vowel sound, taking abbreviations letter by letter: an HR Executive, but a UI/UX Designer. */
const SAID_WITH_A_VOWEL = /^(?:[AEIO]|iOS|HR |MIS |SAP |SEO |FMCG |X-Ray )/;

function withArticle(title: string): string {
  return `${SAID_WITH_A_VOWEL.test(title) ? 'an' : 'a'} ${title}`;
}
