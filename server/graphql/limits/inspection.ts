import {
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { documentErrors } from './documentLimits.ts';
import { DocumentMeter } from './documentMeter.ts';

/** More errors than this help no one and cost time; once these are fixed, the rest show up. */
const MOST_PROBLEMS = 9;

interface Inspected {
  /** A document that exceeds a limit is not validated against the schema. */
  tooMuch: readonly GraphQLError[];
  problems: readonly GraphQLError[];
  introspects: boolean;
}

const known = new WeakMap<DocumentNode, Inspected>();

/** The errors of a document. The result is cached for all callers. */
export function inspected(schema: GraphQLSchema, document: DocumentNode): Inspected {
  const before = known.get(document);
  if (before) return before;
  const meter = new DocumentMeter(document);
  const tooMuch = documentErrors(document, meter);
  const problems =
    tooMuch.length > 0
      ? []
      : validate(schema, document, specifiedRules, { maxErrors: MOST_PROBLEMS });
  const found = { tooMuch, problems, introspects: meter.introspects };
  known.set(document, found);
  return found;
}

/** GraphQL's own messages suggest existing names when one is mistyped. */
export function withoutHints(message: string): string {
  return message.replace(/ Did you mean [\s\S]*$/, '');
}
