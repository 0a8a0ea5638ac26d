import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Admin } from '#server/graphql/adminType.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { examplesByRecount, findingsByRecount } from './recount.loaders.ts';
import {
  Recount,
  RecountExample,
  RecountFinding,
  RecountNowPayload,
  Recounts,
} from './recount.type.ts';
import { recountNow, recountOf, recountsOf } from './recounts.service.ts';

@Resolver(() => Admin)
export class RecountResolver {
  @FieldResolver(() => Recounts, { description: 'The recounts of the site.' })
  recounts(@Ctx() ctx: Context) {
    return recountsOf(ctx);
  }

  @FieldResolver(() => Recount, optional('One recount.'))
  recount(
    @Arg('id', () => ID, optional('Its id; without it, the newest one.'))
    id: string | null,
    @Ctx() ctx: Context,
  ) {
    return recountOf(ctx, id ?? null);
  }

  @Requires('admin')
  @Mutation(() => RecountNowPayload, {
    description:
      'Requests a recount. While one is running or about to start, this changes nothing.',
  })
  async recountNow(@Ctx() ctx: Context) {
    return { recounts: await recountNow(ctx) };
  }
}

@Resolver(() => Recount)
export class RecountFindingsResolver {
  @FieldResolver(() => [RecountFinding], {
    description: 'The values that differed or could not be compared.',
  })
  findings(@Root() { id }: Recount, @Ctx() ctx: Context) {
    return loaderOf(ctx, findingsByRecount).load(id);
  }
}

@Resolver(() => RecountFinding)
export class RecountExamplesResolver {
  @FieldResolver(() => [RecountExample], { description: 'Some of the rows, at most 20.' })
  async examples(@Root() { recountId, value }: RecountFinding, @Ctx() ctx: Context) {
    const all = await loaderOf(ctx, examplesByRecount).load(recountId);
    return all.filter((one) => one.value === value);
  }
}
