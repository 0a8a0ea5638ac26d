import {
  COMPANY_SIZE_FACTS,
  COMPANY_SIZES,
  parseCompanySize,
} from '#schema/options/companySizes.ts';
import { ADMIN_STATUS_LABELS, ADMIN_STATUSES, parseAdminStatus } from '#schema/options/statuses.ts';
import { choicesOf, enumWordsIn, STATE_CHOICES, wordsIn } from '../choices.ts';
import { IS_VERIFIED } from '../joins.ts';
import type { Dimension } from '../kinds.ts';
import { INDUSTRY_CHOICES } from './job.ts';

export const COMPANY_DIMENSIONS = {
  company: {
    name: 'Company',
    description: 'A single company; its key is the company id.',
    source: 'companies.id, named by its name',
    kind: 'text',
    sql: '{company}',
    lookup: { table: 'companies', key: 'x.id::text', label: 'x.name' },
  },
  company_size: {
    name: 'Company size',
    description: 'The company size, as given by the company.',
    source: 'companies.size',
    kind: 'band',
    sql: 'c.size',
    choices: choicesOf(
      COMPANY_SIZES,
      (size) => COMPANY_SIZE_FACTS[size].label,
      parseCompanySize,
      wordsIn('company', 'size'),
    ),
  },
  company_industry: {
    name: 'Company industry',
    description: 'The industry of the company.',
    source: 'companies.industry',
    kind: 'choice',
    sql: 'c.industry',
    choices: INDUSTRY_CHOICES,
  },
  company_state: {
    name: 'Company state',
    description: 'The state the company is based in.',
    source: 'companies.state',
    kind: 'choice',
    sql: 'c.state',
    choices: STATE_CHOICES,
  },
  company_approval: {
    name: 'Company approval',
    description: 'The moderation status of the company.',
    source: 'companies.admin_status',
    kind: 'choice',
    sql: 'c.admin_status',
    choices: choicesOf(
      ADMIN_STATUSES,
      ADMIN_STATUS_LABELS,
      parseAdminStatus,
      enumWordsIn('admin', 'status'),
    ),
  },
  company_verified: {
    name: 'Company verified',
    description: 'Whether the company is approved and shows the badge of verified employers.',
    source: 'company_verifications',
    kind: 'yes_no',
    sql: IS_VERIFIED,
  },
  has_posted: {
    name: 'Has posted a job',
    description: 'Whether the company has posted at least one job, without deleted jobs.',
    source: 'jobs.company_id',
    kind: 'yes_no',
    sql: '(po.company_id is not null)',
  },
} as const satisfies Record<string, Dimension>;
