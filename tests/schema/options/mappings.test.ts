import { expect, test } from 'vitest';
import { alertSearchPath } from '#schema/options/alertSearch.ts';
import * as sizes from '#schema/options/companySizes.ts';
import * as experience from '#schema/options/experience.ts';
import * as industries from '#schema/options/industries.ts';
import * as jobTypes from '#schema/options/jobTypes.ts';
import * as salaries from '#schema/options/salaryRanges.ts';
import * as bulk from '#schema/options/screens/bulkUpload.ts';
import { SEARCH_FORM_JOB_TYPES } from '#schema/options/screens/homeSearch.ts';

test('each API spells the job types as documented', () => {
  const spell = (place: jobTypes.JobTypePlace) =>
    jobTypes.JOB_TYPES.slice(0, 4).map((type) => jobTypes.spellJobType(type, place));
  expect(spell('rest')).toEqual(['full_time', 'part_time', 'contract', 'intern']);
  expect(spell('admin')).toEqual(['full-time', 'part-time', 'contract', 'internship']);
  expect(['', ...spell('filter')]).toEqual(SEARCH_FORM_JOB_TYPES);
  expect(spell('label')).toEqual(['Full Time', 'Part Time', 'Contract', 'Intern']);
  expect(spell('schemaOrg')).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']);
  expect(bulk.BULK_ROW_DEFAULTS.type).toBe(jobTypes.spellJobType('full_time', 'csvDefault'));
});

test('remote is among the filters, but is a flag rather than a job type', () => {
  const labels = ['Full Time', 'Part Time', 'Contract', 'Intern', 'Remote'];
  expect(Object.values(jobTypes.JOB_TYPE_FILTER_LABELS)).toEqual(labels);
  const read = jobTypes.parseJobTypeFilter;
  expect(jobTypes.parseJobType('remote')).toBeNull();
  expect(read('Remote')).toEqual({ type: null, remoteOnly: true });
  expect(read('internship')).toEqual({ type: 'intern', remoteOnly: false });
  expect(read('')).toEqual({ type: null, remoteOnly: false });
  expect(read('nonsense')).toBeNull();
});

test('each number of years maps to one level, and the bands have no gaps', () => {
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

test('years are read back from their labels', () => {
  const labels = [0, 1, 2, 3, 4].map(experience.experienceYearsLabel);
  expect(labels).toEqual(['Fresher', '1', '2', '3', '4']);
  expect(labels.map(experience.parseExperienceYears)).toEqual([0, 1, 2, 3, 4]);
  expect(experience.parseExperienceYears('3 years')).toBe(3);
  for (const text of ['', 'any', '-1', '1-2', '2.5', '100']) {
    expect(experience.parseExperienceYears(text), text).toBeNull();
  }
});

test('the salary ranges are consecutive, in yearly rupees', () => {
  const facts = salaries.SALARY_RANGES.map((range) => salaries.SALARY_RANGE_FACTS[range]);
  expect(facts.map(({ min }) => min)).toEqual([300_000, 500_000, 800_000, 1_200_000]);
  facts.forEach(({ max }, i) => expect(max).toBe(facts[i + 1]?.min ?? null));
});

test('a size word maps to bands, and a head count to one band', () => {
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

test('the lists of industries have the documented names and lengths', () => {
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

test('each industry belongs to one filter choice, and no choice is empty', () => {
  const found = industries.INDUSTRY_FILTERS.map(industries.industriesOfFilter);
  expect(found.flat().toSorted()).toEqual(industries.INDUSTRIES.toSorted());
  expect(found.every((list) => list.length > 0)).toBe(true);
  for (const filter of industries.ADMIN_INDUSTRY_FILTERS) {
    expect(industries.industriesOfAdminFilter(filter)).toContain(filter);
  }
});

test('the address of an alert has all that it asks for, the newest jobs first', () => {
  const filters = 'shift=day&shift=night&verified=1';
  expect(alertSearchPath({ keywords: '', filters })).toBe(`/browse-jobs?${filters}&sort=date`);
  const criteria = { keywords: 'nurse', location: 'Pune', jobType: 'FULL_TIME', salaryRange: 'A' };
  expect(alertSearchPath({ ...criteria, companyId: '7' })).toBe(
    '/browse-jobs?search=nurse&company=7&location=Pune&type=full_time&salary=a&sort=date',
  );
  expect(alertSearchPath({ keywords: 'Driving' })).toBe('/browse-jobs?category=Driving&sort=date');
});
