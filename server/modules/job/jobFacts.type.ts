import { Field, FieldResolver, Int, Root } from 'type-graphql';
import {
  factOf,
  FILTER_FACTS,
  JOB_FACT_NAMES,
  listName,
  type JobFact,
} from '#schema/fields/jobFacts.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import type { Job } from './job.type.ts';

type GraphqlType = () => StringConstructor;

/** The type of each fact in the API: `JobShift`, Int or Boolean. */
const TYPES = new Map(JOB_FACT_NAMES.map((name) => [name, typeOf(name) as GraphqlType]));

function typeOf(name: JobFact): () => object {
  const fact = factOf(name);
  if (fact.kind === 'number') return () => Int;
  if (fact.kind === 'flag') return () => Boolean;
  const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
  const options = graphqlEnum(`Job${capitalized}`, fact.description, fact.values);
  return () => options;
}

export const factType = (name: JobFact): GraphqlType => TYPES.get(name)!;

const described = (name: JobFact) => ({ nullable: true, description: factOf(name).description });

/** Adds a field for each of these facts to an input or object type. */
export function JobFactFields(
  names: readonly JobFact[] = JOB_FACT_NAMES,
  type: (name: JobFact) => GraphqlType = factType,
): ClassDecorator {
  return ({ prototype }) => {
    for (const name of names) Field(type(name), described(name))(prototype as object, name);
  };
}

/** Adds a field for several values of each fact that is a filter: `shifts` beside `shift`. */
export function FactListFields(): ClassDecorator {
  return ({ prototype }) => {
    for (const name of FILTER_FACTS) {
      const description = `Any of these values of \`${name}\`.`;
      const options = { nullable: true, description };
      Field(() => [factType(name)()], options)(prototype as object, listName(name));
    }
  };
}

/** The same fields for programs that send jobs: options are text, so that a wrong one refuses only its own job. */
export const SentJobFacts = () =>
  JobFactFields(JOB_FACT_NAMES, (name) =>
    factOf(name).kind === 'option' ? () => String : factType(name),
  );

/** Adds a resolver for each fact to the resolvers of a job. */
export function JobFactResolvers(): ClassDecorator {
  return ({ prototype }) => {
    for (const name of JOB_FACT_NAMES) {
      const value = ({ facts }: Job) => facts[name] ?? null;
      const descriptor = { value, configurable: true, writable: true };
      Object.defineProperty(prototype, name, descriptor);
      Root()(prototype as object, name, 0);
      FieldResolver(factType(name), described(name))(prototype as object, name, descriptor);
    }
  };
}
