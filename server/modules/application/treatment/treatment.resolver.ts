import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { NeedsTeamRight, Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Application, ApplicationPayload } from '#server/modules/application/application.type.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { RateTreatmentInput } from './treatment.inputs.ts';
import {
  commentsByCompany,
  rateTreatment,
  treatmentByApplication,
  treatmentFigures,
} from './treatment.service.ts';
import { Treatment, TreatmentComment, TreatmentFigures } from './treatment.type.ts';

@Resolver(() => Application)
export class TreatmentResolver {
  @Requires('job_seeker')
  @FieldResolver(() => Treatment, {
    nullable: true,
    description:
      'How the applicant was treated; null until the application has ended. Only for the applicant.',
  })
  treatment(@Root() { id }: Application, @Ctx() ctx: Context) {
    return loaderOf(ctx, treatmentByApplication).load(id);
  }

  @Requires('job_seeker')
  @Mutation(() => ApplicationPayload, {
    description:
      'Says how the company treated you, once your application has ended: it was withdrawn, rejected or led to a job, or its job ended 30 days ago. The company sees only the totals of such answers.',
  })
  async rateTreatment(
    @Arg('input', () => RateTreatmentInput, { description: 'How you were treated.' })
    input: RateTreatmentInput,
    @Ctx() ctx: Context,
  ) {
    return { application: await rateTreatment(ctx, input), viewer: { id: ctx.viewer!.userId } };
  }
}

@Resolver(() => Viewer)
export class ViewerTreatmentResolver {
  @RequiresOrKey('APPLICATIONS_READ', 'employer')
  @NeedsTeamRight('view')
  @FieldResolver(() => TreatmentFigures, {
    nullable: true,
    description:
      "How applicants say the caller's company treated them; null with fewer than 5 answers.",
  })
  treatment(@Ctx() ctx: Context) {
    return treatmentFigures(ctx);
  }
}

@Resolver(() => Company)
export class CompanyTreatmentResolver {
  @Requires('admin')
  @FieldResolver(() => [TreatmentComment], {
    description: 'What applicants wrote about how they were treated, newest first; at most 50.',
  })
  treatmentComments(@Root() { id }: Company, @Ctx() ctx: Context) {
    return loaderOf(ctx, commentsByCompany).load(id);
  }
}
