import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { FigureRowConnection } from '#server/modules/analytics/rows/figureRow.type.ts';
import { figureInWords } from './inWords/figure.service.ts';

@Resolver(() => FigureRowConnection)
export class FigureQuestionResolver {
  @FieldResolver(() => String, {
    description: 'The figure in words: its measure, its period and its filters.',
  })
  question(@Root() rows: FigureRowConnection, @Ctx() ctx: Context) {
    return figureInWords(ctx, rows);
  }
}
