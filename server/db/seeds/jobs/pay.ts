import type { JobType } from '#schema/options/jobTypes.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { Place } from '#server/db/seeds/lists/places.ts';
import { writeRate, writeSalary, type SalaryWords } from './salaryTexts.ts';
import type { WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';

interface Case {
  role: WorkRole;
  place: Place;
  type: JobType;
  years: number;
  isFreelance: boolean;
}

const LAKH = 100_000;

/** Pay that fits the title, the required experience and the town, in one of many spellings. */
export function payOf(
  chance: Chance,
  { role, place, type, years, isFreelance }: Case,
): SalaryWords {
  const usual = usualPay(role, years) * (place.weight >= 16 ? 1.08 : place.weight < 4 ? 0.9 : 1);
  if (type === 'intern') return writtenPay(chance, Math.min(usual * 0.5, 3 * LAKH), 1);
  if (type === 'part_time' && !isFreelance) return writtenPay(chance, usual * 0.5, 1);
  if (isFreelance && chance.happens(0.5)) return writeRate('hour', usual);
  if (type === 'temporary' && chance.happens(0.4)) return writeRate('day', usual);
  return writtenPay(chance, usual, usual < 4.5 * LAKH ? 0.65 : usual < 7 * LAKH ? 0.25 : 0.02);
}

/** Yearly rupees: a point in the role's range, depending on experience. */
export function usualPay({ pay: [low, high], years: [least, most] }: WorkRole, years: number) {
  const way = most > least ? Math.min(1, Math.max(0, years - least) / (most - least)) : 0;
  return (low + (high - low) * way) * LAKH;
}

function writtenPay(chance: Chance, usual: number, monthly: number): SalaryWords {
  const span = chance.between(1.12, 1.4);
  return writeSalary(chance, { low: usual * 0.96, high: usual * span, monthly, toldWith: 0.86 });
}
