import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { PAY_WEIGHT } from '#schema/options/apiLimits.ts';
import type { Context } from '#server/graphql/context.ts';
import { payInsight, payPlaces, payTitles } from './pay.service.ts';
import { PayInsight, PayTitle, PlacePay, TitlePay } from './pay.type.ts';
import { knownTitle } from './titles.rules.ts';

const TITLE = {
  description: 'A job title by any of its names, or the part of the address of its salary page.',
};

@Resolver()
export class PayResolver {
  @Extensions({ weight: PAY_WEIGHT })
  @Query(() => PayInsight, {
    nullable: true,
    description:
      'What jobs with a title pay in a place, from jobs of the last twelve months whose yearly pay is certain; null if there are fewer than ten, or fewer than three companies.',
  })
  payInsight(
    @Arg('title', () => String, TITLE) title: string,
    @Arg('location', () => String, {
      nullable: true,
      description:
        'A district or a state by any of its names, or the part of the address of a salary page; India if left out.',
    })
    location: string | null,
    @Ctx() ctx: Context,
  ) {
    return payInsight(ctx, title, location ?? null);
  }

  @Query(() => [TitlePay], {
    description: 'The job titles of our lists with enough jobs to say what they pay, by name.',
  })
  payTitles(@Ctx() ctx: Context) {
    return payTitles(ctx);
  }

  @Query(() => PayTitle, {
    nullable: true,
    description: 'The job title of our lists that has this name; null if none has.',
  })
  payTitle(@Arg('title', () => String, TITLE) title: string) {
    const known = knownTitle(title);
    return known && { title: known.title, slug: known.slug };
  }

  @Query(() => [PlacePay], {
    description: 'The districts and states with enough jobs of a title of our lists, most first.',
  })
  payPlaces(@Arg('title', () => String, TITLE) title: string, @Ctx() ctx: Context) {
    return payPlaces(ctx, title);
  }
}
