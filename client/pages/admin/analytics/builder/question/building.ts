import type { Model } from './model.ts';
import type { Question } from './question.ts';
import type { Step } from './steps.ts';

/** What every part of the builder reads and does. */
export interface Building {
  readonly model: Model;
  readonly question: Question;
  /** Typing replaces the step in the browser's history, choosing adds one. */
  change: (step: Step, how?: 'push' | 'replace') => void;
  /** What the server says against a part of the question: `measures`, `filter`, … */
  refusalOf: (...fields: string[]) => string | null;
}
