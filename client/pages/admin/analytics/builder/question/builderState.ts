import type { Model } from './model.ts';
import type { Question } from './question.ts';
import type { Step } from './steps.ts';

/** The state and actions shared by all parts of the builder. */
export interface BuilderState {
  readonly model: Model;
  readonly question: Question;
  /** Typing replaces the history entry, choosing adds one. */
  change: (step: Step, how?: 'push' | 'replace') => void;
  /** Whether time is one of the dimensions to filter by; in a question, the range covers it. */
  filtersTime?: boolean;
  /** The server's errors on parts of the question: `measures`, `filter`, … */
  refusalOf: (...fields: string[]) => string | null;
}
