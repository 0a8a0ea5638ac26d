import { meaningOf } from '../items.ts';
import type { Reading } from './reading.ts';

/**
 * The steps of funnels, by what they count, for each measure that such steps can be called by: "interviews" in a funnel of
 * job seekers are those who had one.
 */
const STEPS: readonly Readonly<Record<string, string>>[] = [
  {
    'users job_seekers': 'job_seekers',
    seekers_onboarded: 'seekers_onboarded',
    'views jobs_viewed seekers_viewed': 'seekers_viewed',
    'applications applicants seekers_applied': 'seekers_applied',
    'seen_applications first_views seekers_seen': 'seekers_seen',
    'shortlisted_applications shortlistings approved_applications seekers_shortlisted':
      'seekers_shortlisted',
    'interviews_held seekers_interviewed': 'seekers_interviewed',
    'offers_sent seekers_offered': 'seekers_offered',
    'hires hires_made seekers_hired': 'seekers_hired',
  },
  {
    jobs: 'jobs',
    'approved_jobs jobs_approved jobs_ever_approved': 'jobs_ever_approved',
    'views jobs_viewed jobs_with_views': 'jobs_with_views',
    'applications applicants jobs_applied_for jobs_with_applications': 'jobs_with_applications',
    'interviews_held jobs_with_interviews': 'jobs_with_interviews',
    'offers_sent jobs_with_offers': 'jobs_with_offers',
    'hires hires_made filled_jobs jobs_filled': 'filled_jobs',
  },
  {
    applications: 'applications',
    'seen_applications first_views': 'seen_applications',
    'shortlisted_applications shortlistings shortlisted_ever': 'shortlisted_ever',
    'interviews_held interviewed_applications': 'interviewed_applications',
    'offers_sent offered_applications': 'offered_applications',
    'hires hires_made hired_ever': 'hired_ever',
  },
  {
    companies: 'companies',
    'jobs hiring_companies companies_that_posted': 'companies_that_posted',
    'applications companies_applied_to': 'companies_applied_to',
    'hires hires_made companies_that_hired': 'companies_that_hired',
  },
];

/** "The hiring funnel" has the steps of the template of that name, and so has that of jobs. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  hires: [
    'job_seekers',
    'seekers_onboarded',
    'seekers_applied',
    'seekers_interviewed',
    'seekers_hired',
  ],
  jobs: ['jobs', 'jobs_ever_approved', 'jobs_with_applications', 'filled_jobs'],
};

const stepIn = (steps: Readonly<Record<string, string>>, key: string) =>
  Object.entries(steps).find(([keys]) => keys.split(' ').includes(key))?.[1];

/** "A funnel of applications, interviews and hires" counts those that took all steps, in this order. */
export function readFunnel(reading: Reading) {
  const { measures } = reading;
  const [first] = measures;
  if (reading.chart !== 'funnel' || !first || reading.calculations.length > 0) return;
  const whole = measures.length === 1 ? WHOLE[first.key.replace('hires_made', 'hires')] : undefined;
  const reaches = (key: string | undefined) => {
    const known = reading.words.measureOf(key ?? '');
    return known && reading.dimensions.every((one) => known.dimensions.includes(one.key));
  };
  const funnel = reading.items.find((item) => meaningOf(item, 'chart'));
  if (whole && !whole.every(reaches)) {
    if (first.key.startsWith('hires') && funnel) reading.addItemProblem('chart', funnel);
    return;
  }
  if (whole) {
    measures.splice(0, 1, ...whole.map((key) => ({ item: first.item, key })));
    reading.means.set(
      first.item,
      whole.map((key) => ({ is: 'measure', key })),
    );
    reading.funnel = true;
    return;
  }
  const steps = STEPS.find((one) => stepIn(one, first.key) === Object.values(one)[0]);
  const keys = steps ? measures.map(({ key }) => stepIn(steps, key)) : [];
  const isKnown = keys.every(reaches);
  if (keys.length < 2 || !isKnown || new Set(keys).size < keys.length) return;
  for (const [at, measure] of measures.entries()) reading.countAs(measure, keys[at]!);
  reading.funnel = true;
}
