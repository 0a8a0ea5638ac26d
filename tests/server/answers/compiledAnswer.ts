import { getOperationAST, parse } from 'graphql';
import { answerOf, compileOperation } from '#server/graphql/compiled.ts';
import { contextOfCaller } from '#server/graphql/createContext.ts';
import { sharedSchema } from '#server/graphql/schema.ts';
import type { Answer, Market } from './market.ts';
import type { Read } from './reads.ts';

/** The answer to a query that was sent so often that it is compiled. */
export async function compiledAnswer(
  { app, tokens }: Market,
  { as, query, variables }: Read,
): Promise<Answer> {
  const schema = sharedSchema();
  const document = parse(query);
  const compiled = compileOperation(schema, document, getOperationAST(document)!);
  if (!compiled) throw new Error(`Cannot be compiled: ${query}`);
  const context = await contextOfCaller(app.services, {
    requestId: 'compiled',
    ip: '127.0.0.1',
    ...(as !== 'guest' && { authorization: `Bearer ${tokens[as]}` }),
  });
  const answer = await answerOf(compiled, context, variables);
  return JSON.parse(JSON.stringify(answer)) as Answer;
}
