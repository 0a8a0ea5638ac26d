import { Field, ID, InputType, Int } from 'type-graphql';
import { treatmentSchema } from '#schema/validation/seekers/treatment.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(treatmentSchema)
@InputType({ description: 'How the caller was treated.' })
export class RateTreatmentInput {
  @Field(() => ID, { description: 'The id of the application.' })
  id!: string;

  @Field(() => Int, { description: 'From 1 (very badly) to 5 (very well).' })
  rating!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Something to add. Only the administrators read it, without a name.',
  })
  comment?: string | null;
}
