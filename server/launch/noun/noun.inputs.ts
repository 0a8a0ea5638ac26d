import { Field, ID, InputType } from 'type-graphql';
import { Validated } from '#server/graphql/validated.ts';
import { renameNounSchema } from './noun.validation.ts';

@Validated(renameNounSchema)
@InputType({ description: 'Which one gets which name.' })
export class RenameNounInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'The new name.' })
  name!: string;
}
