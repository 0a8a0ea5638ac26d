import type { Grain } from '#schema/analytics/grains.ts';
import { meaningOf, measureKey, type Item } from '../items.ts';
import { keysOf } from '../tokens.ts';
import type { CohortAct } from '../words/language.ts';
import type { Reading } from './reading.ts';

/** The measures of those who came back, by who they are and what they did. */
const COHORTS: Readonly<Record<string, Partial<Record<CohortAct, string>>>> = {
  users: { back: 'sign_ups_back', applied: 'sign_ups_applied' },
  job_seekers: { back: 'sign_ups_back', applied: 'sign_ups_applied' },
  applicants: { back: 'applicants_back', again: 'applicants_again' },
  companies: { back: 'companies_again', again: 'companies_again' },
};
const STEPS: Partial<Record<Grain, { suffix: string; dimension: string }>> = {
  month: { suffix: 'monthly', dimension: 'months_since' },
  week: { suffix: 'weekly', dimension: 'weeks_since' },
};

/** "Of the people who signed up in July, how many came back in each later month". */
export function readCohorts(reading: Reading) {
  const step = reading.items.map((item) => ({ item, unit: stepOf(item) })).find(({ unit }) => unit);
  const found = cohortOf(reading, step !== undefined);
  if (!found) return;
  const { act, noun, base } = found;
  const key = meaningOf(noun, 'measure')!.key;
  reading.used.add(act);
  // "Do sign-ups come back? Retention of sign-ups" says both twice.
  for (const item of reading.items)
    if (meaningOf(item, 'cohort') || (item !== noun && measureKey(item) === key))
      reading.used.add(item);
  if (!step) {
    const options = Object.values(STEPS).map(({ suffix }) => reading.nameOf(`${base}_${suffix}`));
    reading.addItemProblem('unclear', act, { options });
    return;
  }
  const { suffix, dimension } = STEPS[step.unit!]!;
  if (measureKey(noun) === 'job_seekers') {
    const set = { dimension: 'role', keys: ['job_seeker'] };
    reading.filters.push({ item: noun, set, isNot: false });
  }
  noun.meanings = [{ is: 'measure', key: `${base}_${suffix}` }];
  // "Retention by sign-up month" has a row for each of these months.
  if (asksForStart(reading, step.item)) return;
  step.item.meanings = [{ is: 'dimension', keys: [dimension], usual: dimension }];
  step.item.role ??= 'by';
}

function cohortOf(reading: Reading, hasStep: boolean) {
  for (const act of reading.items) {
    const named = meaningOf(act, 'cohort')?.act;
    // "Sign-ups who applied" are users, unless the weeks since the sign-up are asked for.
    const hasApplied =
      measureKey(act) === 'applicants' ||
      meaningOf(act, 'values')?.sets.some(
        ({ dimension, keys }) => dimension === 'has_applied' && keys[0] === 'yes',
      );
    const isApplied = hasApplied && hasStep && reading.items.some(isStepSince);
    const done = named ?? (isApplied ? 'applied' : undefined);
    if (!done) continue;
    for (const noun of reading.items) {
      const base = COHORTS[measureKey(noun) ?? '']?.[done];
      if (base && reading.words.measureOf(`${base}_weekly`)) return { act, noun, base };
    }
    if (named) reading.addItemProblem('unclear', act);
  }
  return undefined;
}

const STARTS = keysOf('signup sign joining registration cohort');
const asksForStart = (reading: Reading, item: Item) => reading.says(item, STARTS);

const isStepSince = (item: Item) =>
  Object.values(STEPS).some(({ dimension }) =>
    meaningOf(item, 'dimension')?.keys.includes(dimension),
  );

/** The month or week that the item names as a step. */
function stepOf(item: Item): Grain | undefined {
  const since = (Object.keys(STEPS) as Grain[]).find((unit) =>
    meaningOf(item, 'dimension')?.keys.includes(STEPS[unit]!.dimension),
  );
  const unit = meaningOf(item, 'grain')?.grain ?? meaningOf(item, 'unit')?.unit;
  const isStep = meaningOf(item, 'grain') ?? item.role === 'by';
  return since ?? (isStep && unit && STEPS[unit] ? unit : undefined);
}
