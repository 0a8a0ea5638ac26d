import { describe, expect, test } from 'vitest';
import { parseAlertFrequency } from '#schema/options/alerts.ts';
import { parseBlogCategory } from '#schema/options/blog.ts';
import { CATEGORIES, CATEGORY_FACTS, parseCategory } from '#schema/options/categories.ts';
import * as sizes from '#schema/options/companySizes.ts';
import * as experience from '#schema/options/experience.ts';
import * as industries from '#schema/options/industries.ts';
import * as jobTypes from '#schema/options/jobTypes.ts';
import { parseQualification } from '#schema/options/qualifications.ts';
import { parseRole } from '#schema/options/roles.ts';
import * as salaries from '#schema/options/salaryRanges.ts';
import { parseAnalyticsPeriod } from '#schema/options/screens/periods.ts';
import { isAny, parserFor } from '#schema/options/spelling.ts';

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

  test('a table with an ambiguous spelling is rejected', () => {
    expect(() => parserFor(['a', 'b'], { a: 'x-y', b: 'X Y' })).toThrow('means both');
  });

  test('nothing, any and all mean no restriction', () => {
    expect(['', ' ', 'Any', 'ALL', null, undefined].every(isAny)).toBe(true);
    expect(isAny('other')).toBe(false);
  });
});
