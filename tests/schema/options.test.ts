import { describe, expect, test } from 'vitest';
import { parseAlertFrequency } from '#schema/options/alerts.ts';
import { parseBlogCategory } from '#schema/options/blog.ts';
import { CATEGORIES, CATEGORY_FACTS, parseCategory } from '#schema/options/categories.ts';
import * as sizes from '#schema/options/companySizes.ts';
import * as experience from '#schema/options/experience.ts';
import * as industries from '#schema/options/industries.ts';
import * as titles from '#schema/options/jobTitles.ts';
import * as jobTypes from '#schema/options/jobTypes.ts';
import * as limits from '#schema/options/limits.ts';
import { parseQualification } from '#schema/options/qualifications.ts';
import { parseRole } from '#schema/options/roles.ts';
import * as salaries from '#schema/options/salaryRanges.ts';
import * as bulk from '#schema/options/screens/bulkUpload.ts';
import { PAGE_KEYS, pathOfPage } from '#schema/options/screens/pageKeys.ts';
import { parseAnalyticsPeriod } from '#schema/options/screens/periods.ts';
import { SETTINGS_DEFAULTS, SETTINGS_RANGES } from '#schema/options/settings.ts';
import type { NumericSetting } from '#schema/options/settings.ts';
import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import { foldSpelling, isAny, parserFor } from '#schema/options/spelling.ts';
import * as statuses from '#schema/options/statuses.ts';

/** Lists of words and names that are no enumeration of stored values. */
const NO_ENUM = `
  ADMIN_PERMISSIONS EMPLOYER_NOTIFICATION_FLAGS SECRET_SETTINGS TIME_ZONES
  FUNCTIONAL_SKILLS JOB_TITLES POPULAR_KEYWORDS TECHNICAL_SKILLS
  PAGE_KEYS RESUME_EXTENSIONS SEARCH_FORM_JOB_TYPES
`.split(/\s+/);

const modules = import.meta.glob<Record<string, unknown>>('/schema/options/**/*.ts', {
  eager: true,
});
const lists = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, string[]] => {
    return Array.isArray(entry[1]) && entry[1].every((value) => typeof value === 'string');
  });

describe('every list', () => {
  test.each(lists)('%s names nothing twice', (_, values) => {
    expect(values).not.toHaveLength(0);
    expect(new Set(values).size).toBe(values.length);
  });

  test.each(lists.filter(([name]) => !NO_ENUM.includes(name)))('%s fits an enum', (_, values) => {
    for (const value of values) {
      expect(value).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(value.toUpperCase()).toMatch(/^[A-Z][A-Z0-9_]*$/);
    }
  });
});

/** A reader, and for each value the spellings of the documents, divided by bars. */
const READERS: [string, (text: string) => unknown, Record<string, string>][] = [
  [
    'job type',
    jobTypes.parseJobType,
    {
      full_time: 'full_time|full-time|Full Time|FULL_TIME|fulltime',
      part_time: 'part_time|part-time|Part Time|PART_TIME|parttime',
      contract: 'contract|Contract|CONTRACTOR',
      intern: 'intern|Intern|internship|Internship',
      temporary: 'temporary|Temporary',
    },
  ],
  [
    'experience level',
    experience.parseExperienceLevel,
    {
      entry_level: 'Entry Level|entry',
      mid_level: 'Mid Level|mid',
      senior_level: 'Senior Level|senior',
      executive: 'Executive',
    },
  ],
  [
    'experience band',
    experience.parseExperienceBand,
    {
      months_0_6: '0-6 months',
      months_6_12: '6 months - 1 year',
      years_1_2: '1-2|1-2 years',
      years_2_3: '2-3|2-3 years',
      years_3_5: '3-5|3–5 years',
      years_5_8: '5-8|5-8 years',
      years_8_plus: '8+|8+ years',
    },
  ],
  [
    'salary range',
    salaries.parseSalaryRange,
    {
      lakh_3_5: '3-5 lakh|3-5|3,00,000-5,00,000|₹3,00,000 – ₹5,00,000',
      lakh_5_8: '5-8 lakh|5-8|5,00,000-8,00,000',
      lakh_8_12: '8-12 lakh|8-12|8,00,000-12,00,000',
      lakh_12_plus: '12+ lakh|12+|12,00,000+|₹12,00,000+',
    },
  ],
  [
    'industry',
    industries.parseIndustry,
    {
      technology: 'it|technology|Technology',
      non_it: 'non-it',
      saas: 'saas|SaaS',
      fintech: 'fintech',
      healthcare: 'healthcare|Healthcare',
      other: 'other|Other',
      finance: 'finance',
      education: 'education',
      real_estate: 'Real Estate',
      non_profit: 'Non-Profit',
      nbfc: 'NBFC',
      e_commerce: 'E-commerce',
    },
  ],
  [
    'company size',
    sizes.parseCompanySize,
    {
      employees_1_10: '1-10|1-10 employees|startup',
      employees_11_50: '11-50|11-50 employees|small',
      employees_51_200: '51-200|51-200 employees|medium',
      employees_201_500: '201-500|201–500 employees',
      employees_501_1000: '501-1000|501-1000 employees|large',
      employees_1000_plus: '1000+|1000+ employees|enterprise',
    },
  ],
  [
    'category',
    parseCategory,
    {
      product_da_qa: 'Product/DA/QA|product-da-qa',
      logistics_saas: 'Logistics & Saas|Logistics & SaaS',
      automobiles_electricals: "Automobiles & Electrical's|Automobiles & Electrical’s",
    },
  ],
  [
    'analytics period',
    parseAnalyticsPeriod,
    { days_7: '7d', days_30: '30d', days_90: '90d', year_1: '1y' },
  ],
  ['qualification', parseQualification, { high_school: 'high_school', phd: 'phd|PhD' }],
  ['blog category', parseBlogCategory, { industry_news: 'Industry News|industry_news' }],
  ['alert frequency', parseAlertFrequency, { daily: 'daily|Daily' }],
  ['role', parseRole, { job_seeker: 'job_seeker', employer: 'employer', admin: 'admin' }],
];

describe('spellings', () => {
  test.each(READERS)('every documented spelling of a %s is read', (_, read, documented) => {
    for (const [value, spellings] of Object.entries(documented)) {
      for (const spelling of [value, ...spellings.split('|')]) {
        for (const text of [spelling, spelling.toUpperCase(), `  ${spelling.toLowerCase()} `]) {
          expect(read(text), text).toBe(value);
        }
      }
    }
    for (const text of ['', ' ', 'nonsense', 'constructor']) expect(read(text)).toBeNull();
  });

  test('every label, title and slug reads back as its value', () => {
    for (const value of industries.INDUSTRIES) {
      expect(industries.parseIndustry(industries.INDUSTRY_FACTS[value].label)).toBe(value);
    }
    for (const value of CATEGORIES) {
      expect(parseCategory(CATEGORY_FACTS[value].title)).toBe(value);
      expect(parseCategory(CATEGORY_FACTS[value].slug)).toBe(value);
    }
  });

  test('a table in which one spelling means two values is refused', () => {
    expect(() => parserFor(['a', 'b'], { a: 'x-y', b: 'X Y' })).toThrow('means both');
  });

  test('nothing, any and all mean no demand', () => {
    expect(['', ' ', 'Any', 'ALL', null, undefined].every(isAny)).toBe(true);
    expect(isAny('other')).toBe(false);
  });
});

test('each place spells the job types as its document does', () => {
  const spell = (place: jobTypes.JobTypePlace) =>
    jobTypes.JOB_TYPES.slice(0, 4).map((type) => jobTypes.spellJobType(type, place));
  expect(spell('rest')).toEqual(['full_time', 'part_time', 'contract', 'intern']);
  expect(spell('admin')).toEqual(['full-time', 'part-time', 'contract', 'internship']);
  expect(['', ...spell('filter')]).toEqual(jobTypes.SEARCH_FORM_JOB_TYPES);
  expect(spell('label')).toEqual(['Full Time', 'Part Time', 'Contract', 'Intern']);
  expect(spell('schemaOrg')).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']);
  expect(bulk.BULK_ROW_DEFAULTS.type).toBe(jobTypes.spellJobType('full_time', 'csvDefault'));
});

test('remote stands among the filters, but is a flag and no type', () => {
  const labels = ['Full Time', 'Part Time', 'Contract', 'Intern', 'Remote'];
  expect(Object.values(jobTypes.JOB_TYPE_FILTER_LABELS)).toEqual(labels);
  const read = jobTypes.parseJobTypeFilter;
  expect(jobTypes.parseJobType('remote')).toBeNull();
  expect(read('Remote')).toEqual({ type: null, remoteOnly: true });
  expect(read('internship')).toEqual({ type: 'intern', remoteOnly: false });
  expect(read('')).toEqual({ type: null, remoteOnly: false });
  expect(read('nonsense')).toBeNull();
});

test('years of experience lead to one level, and bands follow without a gap', () => {
  const levels = [0, 1, 2, 4, 5, 9, 10].map((years) =>
    experience.EXPERIENCE_LEVELS.indexOf(experience.levelOfYears(years)),
  );
  expect(levels.join()).toBe('0,0,1,1,2,2,3');
  const bands = experience.EXPERIENCE_BANDS;
  const ofBands = bands.map((band) =>
    experience.EXPERIENCE_LEVELS.indexOf(experience.levelOfBand(band)),
  );
  expect(ofBands.join()).toBe('0,0,0,1,1,2,2');
  const facts = bands.map((band) => experience.EXPERIENCE_BAND_FACTS[band]);
  facts.forEach(({ maxMonths }, i) => expect(maxMonths).toBe(facts[i + 1]?.minMonths ?? null));
});

test('the wizard offers Fresher, 1, 2, 3 and 4, and reads them back', () => {
  const labels = experience.WIZARD_EXPERIENCE_YEARS.map(experience.experienceYearsLabel);
  expect(labels).toEqual(['Fresher', '1', '2', '3', '4']);
  expect(labels.map(experience.parseExperienceYears)).toEqual([0, 1, 2, 3, 4]);
  expect(experience.parseExperienceYears('3 years')).toBe(3);
  for (const text of ['', 'any', '-1', '1-2', '2.5', '100']) {
    expect(experience.parseExperienceYears(text), text).toBeNull();
  }
});

test('the salary ranges follow one another in yearly rupees', () => {
  const facts = salaries.SALARY_RANGES.map((range) => salaries.SALARY_RANGE_FACTS[range]);
  expect(facts.map(({ min }) => min)).toEqual([300_000, 500_000, 800_000, 1_200_000]);
  facts.forEach(({ max }, i) => expect(max).toBe(facts[i + 1]?.min ?? null));
});

test('a word for a size stands for bands, and a head count for one band', () => {
  for (const word of sizes.COMPANY_SIZE_WORDS) {
    expect(sizes.companySizesOfWord(word)).toContain(sizes.parseCompanySize(word));
  }
  const bandOf = (count: number) => {
    const size = sizes.companySizeOfCount(count);
    return size && sizes.COMPANY_SIZE_FACTS[size].band;
  };
  expect([0, 1, 10, 11, 500].map(bandOf)).toEqual([null, '1-10', '1-10', '11-50', '201-500']);
  expect([501, 1000, 1001].map(bandOf)).toEqual(['501-1000', '501-1000', '1000+']);
});

test('the lists of industries have the documented words and lengths', () => {
  const label = (value: industries.Industry) => industries.INDUSTRY_FACTS[value].label;
  expect(industries.COMPANY_INDUSTRIES).toHaveLength(21);
  expect(industries.COMPANY_INDUSTRIES.map(label).join(', ')).toBe(
    'Technology, Finance, Healthcare, Education, Manufacturing, Retail, Real Estate, ' +
      'Consulting, Media, Transportation, Energy, Government, Non-Profit, NBFC, Banking, ' +
      'Insurance, E-commerce, Telecommunications, Automotive, Pharmaceuticals, Other',
  );
  expect(industries.WIZARD_INDUSTRIES).toHaveLength(18);
  expect(industries.WIZARD_INDUSTRIES.at(-1)).toBe('other');
  const filters = Object.values(industries.INDUSTRY_FILTER_SPELLINGS).map(({ rest }) => rest);
  expect(filters.join()).toBe('it,non-it,saas,fintech,healthcare,other');
  expect(filters.map(industries.parseIndustryFilter)).toEqual(industries.INDUSTRY_FILTERS);
});

test('each industry is found under one choice of the filter, and no choice is empty', () => {
  const found = industries.INDUSTRY_FILTERS.map(industries.industriesOfFilter);
  expect(found.flat().toSorted()).toEqual(industries.INDUSTRIES.toSorted());
  expect(found.every((list) => list.length > 0)).toBe(true);
  for (const filter of industries.ADMIN_INDUSTRY_FILTERS) {
    expect(industries.industriesOfAdminFilter(filter)).toContain(filter);
  }
});

test('there are 43 technical and 22 functional skills, all different', () => {
  expect(TECHNICAL_SKILLS).toHaveLength(43);
  expect(FUNCTIONAL_SKILLS).toHaveLength(22);
  expect(new Set([...TECHNICAL_SKILLS, ...FUNCTIONAL_SKILLS].map(foldSpelling)).size).toBe(65);
});

test('the eight categories have their documented titles, and looks of their own', () => {
  const facts = CATEGORIES.map((category) => CATEGORY_FACTS[category]);
  expect(facts.map(({ title }) => title).join(', ')).toBe(
    'Software Development, Product/DA/QA, Sales & Business Development, Finance & Banking, ' +
      "Logistics & Saas, Customer Service / Call Center, Automobiles & Electrical's, " +
      'Technical Support / IT Support',
  );
  for (const key of ['slug', 'icon', 'hue'] as const) {
    expect(new Set(facts.map((fact) => fact[key])).size).toBe(8);
  }
  for (const { slug, icon } of facts) expect(slug + icon).toMatch(/^[a-z-]+$/);
});

test('there are roughly 300 job titles, unique and well formed', () => {
  const count = titles.JOB_TITLES.length;
  expect(count).toBeGreaterThanOrEqual(290);
  expect(count).toBeLessThanOrEqual(320);
  expect(new Set(titles.JOB_TITLES.map(foldSpelling)).size).toBe(count);
  for (const title of titles.JOB_TITLES) {
    expect(title).toMatch(/^[A-Za-z.][A-Za-z./()-]*( [A-Za-z(][A-Za-z./()-]*)*$/);
  }
});

test('a job title knows its field; only the exact words are in the list', () => {
  expect(titles.fieldOfJobTitle('relationship manager')?.category).toBe('finance_banking');
  expect(titles.fieldOfJobTitle('Rain Maker')).toBeNull();
  expect(titles.isListedJobTitle('Telecaller')).toBe(true);
  expect(titles.isListedJobTitle('telecaller')).toBe(false);
  const fields = titles.JOB_TITLE_FIELDS.map(({ field }) => field);
  expect(new Set(fields).size).toBe(fields.length);
  const used = new Set(titles.JOB_TITLE_FIELDS.map(({ category }) => category));
  for (const category of CATEGORIES) expect(used).toContain(category);
});

test('an application moves along six ways and no other', () => {
  const all = statuses.APPLICATION_STATUSES;
  const moves = all.flatMap((from) =>
    all.filter((to) => statuses.canMoveApplication(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves.toSorted()).toEqual([
    'pending rejected',
    'pending reviewed',
    'pending shortlisted',
    'reviewed rejected',
    'reviewed shortlisted',
    'shortlisted hired',
  ]);
  for (const to of Object.values(statuses.APPLICATION_TRANSITIONS).flat()) {
    expect(statuses.APPLICATION_ACTION_LABELS[to]).toBeTruthy();
    expect(statuses.APPLICATION_EVENTS).toContain(to);
  }
});

test('a user is shown as suspended, else active when verified, else unverified', () => {
  expect(statuses.userDisplayStatus('suspended', true)).toBe('suspended');
  expect(statuses.userDisplayStatus('active', true)).toBe('active');
  expect(statuses.userDisplayStatus('inactive', false)).toBe('unverified');
});

test('every number among the 28 settings has a range that holds its default', () => {
  expect(Object.keys(SETTINGS_DEFAULTS)).toHaveLength(28);
  const numbers = Object.entries(SETTINGS_DEFAULTS).filter(([, v]) => typeof v === 'number');
  expect(numbers.map(([key]) => key).toSorted()).toEqual(Object.keys(SETTINGS_RANGES).toSorted());
  for (const [key, value] of numbers) {
    const { min, max } = SETTINGS_RANGES[key as NumericSetting];
    expect(value, key).toBeGreaterThanOrEqual(min);
    expect(value, key).toBeLessThanOrEqual(max);
  }
});

test('a page or a limit out of range falls back', () => {
  expect([0, -1, 1.5, NaN, null, 3].map(limits.pageOrDefault)).toEqual([1, 1, 1, 1, 1, 3]);
  expect([0, 1, 100, 101, 2.5].map(limits.limitOrDefault)).toEqual([12, 1, 100, 12, 12]);
});

test('21 page keys lead to their paths, all other words to /404', () => {
  expect(PAGE_KEYS).toHaveLength(21);
  expect(pathOfPage('home')).toBe('/');
  expect(pathOfPage('browse-jobs')).toBe('/browse-jobs');
  expect(pathOfPage('manage-applications', 'employer')).toBe('/manage-applications');
  expect(pathOfPage('manage-applications', 'job_seeker')).toBe('/my-applications');
  for (const key of ['404', 'nonsense', 'toString', '']) expect(pathOfPage(key)).toBe('/404');
});

test('bulk rows have 13 columns, and a flag is read as spreadsheets write it', () => {
  expect(bulk.BULK_COLUMNS).toHaveLength(13);
  expect(['TRUE', 'yes', '1'].map(bulk.parseFlag)).toEqual([true, true, true]);
  expect(['false', 'No', '0', ''].map(bulk.parseFlag)).toEqual([false, false, false, false]);
  expect(bulk.parseFlag('perhaps')).toBeNull();
});
