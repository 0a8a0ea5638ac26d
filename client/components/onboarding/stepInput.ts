import { isoDay } from '#client/components/profile/isoDay.ts';
import type { Answers } from './draft.ts';

const YES_OR_NO = ['hasBike', 'hasDrivingLicense', 'isOpenToWork'];

/** The typed values in the form the rules expect; the rules of each step pick their own. */
export function stepInput(answers: Answers): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, inputOf(name, value)]),
  );
}

function inputOf(name: string, value: Answers[string]): unknown {
  if (name === 'dateOfBirth' && typeof value === 'string') return isoDay(value);
  if (YES_OR_NO.includes(name)) return value === '' ? undefined : value === 'yes';
  return value;
}
