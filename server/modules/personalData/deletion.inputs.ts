import { Field, InputType } from 'type-graphql';
import { deletionSchema } from '#schema/validation/settings/deletion.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(deletionSchema)
@InputType({ description: 'That it is really wanted, by the one whose account it is.' })
export class DeleteMyAccountInput {
  @Field(() => String, {
    nullable: true,
    description: 'The password of today; not needed by accounts that have none.',
  })
  password?: string | null;

  @Field(() => String, { description: 'The word DELETE, or its translation, typed by hand.' })
  confirmation!: string;
}
