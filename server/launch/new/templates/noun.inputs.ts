import { Field, ID, InputType } from 'type-graphql';
import { Validated } from '#server/graphql/validated.ts';
import { renameNounSchema } from './noun.validation.ts';

@Validated(renameNounSchema)
@InputType({ description: 'The object to rename and its new name.' })
export class RenameNounInput {
  @Field(() => ID, { description: 'The id of the object.' })
  id!: string;

  @Field(() => String, { description: 'The new name.' })
  name!: string;
}
