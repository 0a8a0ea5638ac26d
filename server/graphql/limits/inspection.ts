import {
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { refusalsOf } from './documentLimits.ts';
import { DocumentMeter } from './documentMeter.ts';

/** Whoever mends these sees the others; a list of a hundred helps nobody, and costs. */
const MOST_PROBLEMS = 9;

interface Inspected {
  /** Of what is too much, the schema's rules are not asked. */
  tooMuch: readonly GraphQLError[];
  problems: readonly GraphQLError[];
  introspects: boolean;
}

const known = new WeakMap<DocumentNode, Inspected>();

/** What is wrong with a document, whoever sends it; what has been looked at once is not looked at again. */
export function inspected(schema: GraphQLSchema, document: DocumentNode): Inspected {
  const before = known.get(document);
  if (before) return before;
  const meter = new DocumentMeter(document);
  const tooMuch = refusalsOf(document, meter);
  const problems =
    tooMuch.length > 0
      ? []
      : validate(schema, document, specifiedRules, { maxErrors: MOST_PROBLEMS });
  const found = { tooMuch, problems, introspects: meter.introspects };
  known.set(document, found);
  return found;
}

/** GraphQL's own sentences tell whoever has mistyped a name which ones there are. */
export function withoutHints(message: string): string {
  return message.replace(/ Did you mean [\s\S]*$/, '');
}
