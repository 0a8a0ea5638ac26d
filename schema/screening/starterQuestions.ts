import type { Category } from '#schema/options/categories.ts';
import type { QuestionKind, QuestionWeight } from '#schema/options/jobQuestions.ts';

/** The words of a starter and of its options are in `schema/words/<language>/questions.json`, below its name. */
export interface StarterQuestion {
  readonly kind: QuestionKind;
  readonly options?: readonly string[];
  readonly wanted?: readonly string[];
  readonly minimum?: number;
  readonly weight?: QuestionWeight;
  /** The categories it is made for; left out, it suits any job. */
  readonly categories?: readonly Category[];
}

const OUTDOORS: readonly Category[] = ['sales_business_development', 'logistics_saas', 'driving'];
const TECHNICAL: readonly Category[] = [
  'software_development',
  'product_da_qa',
  'technical_support_it_support',
];
const COUNTERS: readonly Category[] = ['retail_shops', 'hospitality_travel', 'finance_banking'];
const TRADES: readonly Category[] = [
  'automobiles_electricals',
  'manufacturing_production',
  'construction_real_estate',
  'agriculture',
];

/** Questions of our own to begin with, those for a category before those for any job. */
export const STARTER_QUESTIONS = {
  twoWheeler: { kind: 'yes_no', wanted: ['yes'], weight: 'must', categories: OUTDOORS },
  licence: {
    kind: 'choice',
    options: ['none', 'twoWheeler', 'car', 'heavy'],
    wanted: ['car', 'heavy'],
    weight: 'must',
    categories: ['driving', 'logistics_saas'],
  },
  targets: { kind: 'yes_no', wanted: ['yes'], categories: ['sales_business_development'] },
  travel: { kind: 'yes_no', wanted: ['yes'], categories: [...OUTDOORS, ...TRADES] },
  tools: { kind: 'text', categories: TECHNICAL },
  laptop: { kind: 'yes_no', wanted: ['yes'], categories: TECHNICAL },
  calls: {
    kind: 'yes_no',
    wanted: ['yes'],
    weight: 'must',
    categories: ['customer_service_call_center', 'technical_support_it_support', 'human_resources'],
  },
  tally: {
    kind: 'yes_no',
    wanted: ['yes'],
    categories: ['finance_banking', 'administration_office'],
  },
  excel: {
    kind: 'yes_no',
    wanted: ['yes'],
    categories: ['administration_office', 'human_resources', 'finance_banking', 'legal_compliance'],
  },
  cash: { kind: 'yes_no', wanted: ['yes'], categories: COUNTERS },
  nursing: {
    kind: 'yes_no',
    wanted: ['yes'],
    weight: 'must',
    categories: ['nursing_health_care'],
  },
  teaching: {
    kind: 'choice',
    options: ['none', 'deled', 'bed', 'med'],
    wanted: ['deled', 'bed', 'med'],
    categories: ['teaching_education'],
  },
  iti: { kind: 'yes_no', wanted: ['yes'], categories: TRADES },
  machines: { kind: 'text', categories: TRADES },
  samples: { kind: 'file', categories: ['media_design', 'beauty_wellness'] },
  noticePeriod: {
    kind: 'choice',
    options: ['now', 'days15', 'month1', 'months2', 'later'],
    wanted: ['now', 'days15', 'month1'],
  },
  experience: { kind: 'number', minimum: 1 },
  nightShift: { kind: 'yes_no', wanted: ['yes'] },
  weekends: { kind: 'yes_no', wanted: ['yes'] },
  relocate: { kind: 'yes_no', wanted: ['yes'] },
  english: { kind: 'choice', options: ['basic', 'good', 'fluent'], wanted: ['good', 'fluent'] },
  hindi: { kind: 'choice', options: ['basic', 'good', 'fluent'], wanted: ['good', 'fluent'] },
} as const satisfies Record<string, StarterQuestion>;

export type StarterName = keyof typeof STARTER_QUESTIONS;

const NAMES = Object.keys(STARTER_QUESTIONS) as StarterName[];

/** job.question.starters: those made for the category first, then those for any job. */
export function startersFor(category: Category | null): StarterName[] {
  const { own, any } = Object.groupBy(NAMES, (name) => {
    const { categories }: StarterQuestion = STARTER_QUESTIONS[name];
    if (!categories) return 'any';
    return category && categories.includes(category) ? 'own' : 'other';
  });
  return [...(own ?? []), ...(any ?? [])];
}
