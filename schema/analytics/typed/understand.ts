import { suitsChart } from '../charts.ts';
import { SENTENCE_MAX, type AnalyticsQuery } from '../query.ts';
import { meaningOf } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readSteps } from './reading/breakDown.ts';
import { checkReading, readNumbers } from './reading/checkReading.ts';
import { chooseNouns } from './reading/chooseNouns.ts';
import { chooseValues } from './reading/chooseValues.ts';
import { findConditions, readConditions } from './reading/readConditions.ts';
import {
  dropTimes,
  nameCancelling,
  nameCandidates,
  nameTestedPeople,
} from './reading/narrowMeasures.ts';
import { partsOf } from './reading/partsOf.ts';
import { queryOf } from './reading/queryOf.ts';
import { countHires, readActs } from './reading/readActs.ts';
import { readCohorts } from './reading/readCohorts.ts';
import { readExtras } from './reading/readExtras.ts';
import { readFunnel } from './reading/readFunnel.ts';
import { calculateRatio, readRatios } from './reading/readRatios.ts';
import { Reading } from './reading/reading.ts';
import { readOrder } from './reading/readOrder.ts';
import { readPeriods } from './reading/readPeriods.ts';
import { countListedStates, nameSharesOfWholes } from './reading/listedMeasures.ts';
import { readStocks } from './reading/readStocks.ts';
import { checkCalculations, readStatistics } from './reading/readStatistics.ts';
import { readUnknown } from './reading/readUnknown.ts';
import type { KnownValues } from './segments.ts';
import type { TypedProblem, Understood } from './understood.ts';

interface UnderstandOptions {
  /** A day in the time zone of the question. */
  today: string;
  known?: KnownValues;
}

/** Reads a question. Each word is understood, known to mean nothing, or a problem; nothing is guessed. */
export function understand(
  text: string,
  words: Lexicon,
  { today, known = new Map() }: UnderstandOptions,
): Understood {
  const read = (sentence: string) =>
    readWhole(new Reading(sentence.slice(0, SENTENCE_MAX), words, today, known));
  const reading = read(text);
  const query = questionOf(reading);
  return {
    query,
    chart: reading.chart,
    parts: partsOf(reading),
    problems: essential(reading).map((problem) => withAnswers(problem, reading.text, read)),
    lookUp: reading.lookUp,
  };
}

function readWhole(reading: Reading): Reading {
  if (reading.tokens.length === 0) return reading;
  nameTestedPeople(reading);
  nameCandidates(reading);
  dropTimes(reading);
  nameCancelling(reading);
  nameSharesOfWholes(reading);
  countListedStates(reading);
  readUnknown(reading);
  readPeriods(reading);
  readExtras(reading);
  readCohorts(reading);
  readRatios(reading);
  findConditions(reading);
  chooseNouns(reading);
  calculateRatio(reading);
  readStatistics(reading);
  readSteps(reading);
  chooseValues(reading);
  readActs(reading);
  readStocks(reading);
  readConditions(reading);
  readOrder(reading);
  countHires(reading);
  readFunnel(reading);
  checkCalculations(reading);
  readNumbers(reading);
  checkReading(reading);
  return reading;
}

/** Keeps only those answers that solve the problem. */
function withAnswers(
  problem: TypedProblem,
  text: string,
  read: (sentence: string) => Reading,
): TypedProblem {
  const { why, start, end, options } = problem;
  if (why !== 'unclear' && why !== 'misfitUnit') return problem;
  const settles = (option: string) =>
    read(text.slice(0, start) + option + text.slice(end)).problems.every(
      (other) => other.start !== start,
    );
  return { ...problem, options: options.filter(settles) };
}

/** Null while something is not understood, or if the chart does not suit the answer. */
function questionOf(reading: Reading): AnalyticsQuery | null {
  if (reading.tokens.length === 0 || reading.problems.length > 0) return null;
  const query = queryOf(reading);
  const { chart } = reading;
  if (!chart || suitsChart(chart, { ...query, dimensions: query.dimensions ?? [] })) return query;
  const item = reading.items.find((one) => meaningOf(one, 'chart'));
  if (item) reading.addItemProblem('chart', item);
  return item ? null : query;
}

/** Leaves out problems that only follow from an unknown word beside them. */
function essential({ problems, text }: Reading): TypedProblem[] {
  const unknown = problems.filter(({ why }) => why === 'unknown');
  const isBeside = (one: TypedProblem) =>
    unknown.some(
      ({ start, end }) =>
        text.slice(end, one.start).trim() === '' || text.slice(one.end, start).trim() === '',
    );
  const mayFollow = ({ why }: TypedProblem) => why === 'dangling' || why === 'unclear';
  return problems
    .filter((one) => !(mayFollow(one) && isBeside(one)))
    .sort((one, other) => one.start - other.start);
}
