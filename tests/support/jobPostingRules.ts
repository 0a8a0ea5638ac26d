type Json = { [key: string]: unknown };

const KNOWN = new Set([
  '@context', '@type', 'title', 'description', 'identifier', 'datePosted', 'validThrough',
  'employmentType', 'hiringOrganization', 'jobLocation', 'jobLocationType',
  'applicantLocationRequirements', 'baseSalary', 'experienceRequirements',
  'educationRequirements', 'directApply',
]); // oxfmt-ignore
const EMPLOYMENT_TYPES = new Set([
  'FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER',
]); // oxfmt-ignore
const UNITS = new Set(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
const CREDENTIALS = new Set([
  'high school', 'associate degree', 'bachelor degree', 'professional certificate', 'postgraduate degree',
]); // oxfmt-ignore
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME_IN_INDIA = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+05:30$/;
const MONEY = /₹|\brs\.?\s*\d|\blpa\b|\bctc\b|\d\s*(?:lakh|lac)/i;

/** The violations of Google's rules for a JobPosting, as text; empty if it may be shown. */
export function postingProblems(posting: Json, now: Date): string[] {
  const problems: string[] = [];
  const must = (rule: string, holds: unknown) => void (holds || problems.push(rule));

  must('context', posting['@context'] === 'https://schema.org');
  must('type', posting['@type'] === 'JobPosting');
  for (const name of Object.keys(posting)) must(`unknown property ${name}`, KNOWN.has(name));

  const title = text(posting['title']);
  must('title', title !== '' && !MONEY.test(title));
  const organization = object(posting['hiringOrganization']);
  must('organization', organization['@type'] === 'Organization' && text(organization['name']));
  must('title without the company', !title.includes(text(organization['name'])));
  for (const name of ['sameAs', 'logo'])
    must(`${name} is an address`, !(name in organization) || isAddress(organization[name]));

  problems.push(...descriptionProblems(text(posting['description']), title));
  must('datePosted', DAY.test(text(posting['datePosted'])));
  must(
    'datePosted began in India',
    Date.parse(`${text(posting['datePosted'])}T00:00+05:30`) <= now.getTime(),
  );
  if ('validThrough' in posting) {
    must('validThrough is a time in India', TIME_IN_INDIA.test(text(posting['validThrough'])));
    must('validThrough lies ahead', Date.parse(text(posting['validThrough'])) > now.getTime());
  }
  const types = posting['employmentType'] as unknown[];
  must(
    'employmentType',
    Array.isArray(types) && types.every((type) => EMPLOYMENT_TYPES.has(text(type))),
  );
  const identifier = object(posting['identifier']);
  must(
    'identifier',
    identifier['@type'] === 'PropertyValue' && identifier['name'] && identifier['value'],
  );
  must('directApply', posting['directApply'] === true);

  problems.push(...placeProblems(posting));
  if ('baseSalary' in posting) problems.push(...salaryProblems(object(posting['baseSalary'])));
  problems.push(...requireProblems(posting));
  return problems;
}

function descriptionProblems(html: string, title: string): string[] {
  const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
  const strange = tags.filter(([, name, rest]) => !/^(?:p|ul|li|br)$/.test(name!) || rest);
  const open = (name: string) => html.split(`<${name}>`).length === html.split(`</${name}>`).length;
  return [
    ...(html.replaceAll(/<[^>]*>/g, '').trim().length > 20 ? [] : ['description is too short']),
    ...(html === title ? ['description is the title'] : []),
    ...strange.map(([tag]) => `tag ${tag}`),
    ...['p', 'ul', 'li'].filter((name) => !open(name)).map((name) => `unclosed ${name}`),
    ...(/software engineer role/i.test(html) ? ['the fixed paragraph'] : []),
  ];
}

function placeProblems(posting: Json): string[] {
  const isRemote = posting['jobLocationType'] === 'TELECOMMUTE';
  const address = object(object(posting['jobLocation'])['address']);
  const country = object(posting['applicantLocationRequirements']);
  const isPlaced = address['@type'] === 'PostalAddress' && address['addressCountry'] === 'IN';
  return [
    ...(isPlaced || (isRemote && !('jobLocation' in posting)) ? [] : ['jobLocation']),
    ...('jobLocationType' in posting && !isRemote ? ['jobLocationType'] : []),
    ...(isRemote && !(country['@type'] === 'Country' && country['name'] === 'India')
      ? ['applicantLocationRequirements']
      : []),
    ...(isRemote && !/remote|from anywhere|work from home/i.test(text(posting['description']))
      ? ['the description does not say that it is remote']
      : []),
  ];
}

function salaryProblems(salary: Json): string[] {
  const value = object(salary['value']);
  const amounts = ['value', 'minValue', 'maxValue'].filter((name) => name in value);
  const isPlain = amounts.every((name) => Number.isInteger(value[name]) && Number(value[name]) > 0);
  const [min, max] = [Number(value['minValue']), Number(value['maxValue'])];
  return [
    ...(salary['@type'] === 'MonetaryAmount' && salary['currency'] === 'INR' ? [] : ['baseSalary']),
    ...(value['@type'] === 'QuantitativeValue' && UNITS.has(text(value['unitText']))
      ? []
      : ['unit']),
    ...(amounts.length > 0 && isPlain ? [] : ['amounts']),
    ...('value' in value && amounts.length > 1 ? ['a value beside bounds'] : []),
    ...(amounts.length === 2 && min >= max ? ['bounds'] : []),
  ];
}

function requireProblems(posting: Json): string[] {
  const experience = posting['experienceRequirements'];
  const months = object(experience)['monthsOfExperience'];
  const isKnown =
    experience === undefined ||
    experience === 'no requirements' ||
    (object(experience)['@type'] === 'OccupationalExperienceRequirements' &&
      Number.isInteger(months) &&
      Number(months) > 0);
  const education = posting['educationRequirements'];
  const category = text(object(education)['credentialCategory']);
  return [
    ...(isKnown ? [] : ['experienceRequirements']),
    ...(education === undefined || CREDENTIALS.has(category) ? [] : ['educationRequirements']),
  ];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const isAddress = (value: unknown): boolean => /^https?:\/\/\S+$/.test(text(value));
