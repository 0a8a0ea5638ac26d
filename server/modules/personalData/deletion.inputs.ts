import { Field, InputType } from 'type-graphql';
import { deletionSchema } from '#schema/validation/settings/deletion.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(deletionSchema)
@InputType({ description: 'The confirmation that the owner wants to delete the account.' })
export class DeleteMyAccountInput {
  @Field(() => String, optional('The current password. Not needed for an account without one.'))
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A current code of the authenticator app, or a recovery code. Needed if two-step verification is on.',
  })
  code?: string | null;

  @Field(() => String, { description: 'The word DELETE or its translation, typed by the user.' })
  confirmation!: string;
}
