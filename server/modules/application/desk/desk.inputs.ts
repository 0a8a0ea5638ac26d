import { Field, ID, InputType, Int } from 'type-graphql';
import {
  rateApplicationSchema,
  renameTagSchema,
  saveViewSchema,
  tagSchema,
} from '#schema/validation/employers/reviewDesk.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(rateApplicationSchema)
@InputType({ description: 'An application and its rating.' })
export class RateApplicationInput {
  @Field(() => ID, { description: 'The id of the application.' })
  applicationId!: string;

  @Field(() => Int, optional('Stars from 1 to 5; null removes your rating.'))
  stars?: number | null;
}

@InputType({ description: 'An application and a tag of the company.' })
export class TagApplicationInput {
  @Field(() => ID, { description: 'The id of the application.' })
  applicationId!: string;

  @Field(() => ID, { description: 'The id of the tag.' })
  tagId!: string;
}

@Validated(tagSchema)
@InputType({ description: 'A new tag.' })
export class CreateApplicationTagInput {
  @Field(() => String, { description: 'The name, unique within the company.' })
  name!: string;
}

@Validated(renameTagSchema)
@InputType({ description: 'A tag and its new name.' })
export class RenameApplicationTagInput {
  @Field(() => ID, { description: 'The id of the tag.' })
  id!: string;

  @Field(() => String, { description: 'The new name, unique within the company.' })
  name!: string;
}

@InputType({ description: 'The tag to delete.' })
export class DeleteApplicationTagInput {
  @Field(() => ID, { description: 'The id of the tag.' })
  id!: string;
}

@Validated(saveViewSchema)
@InputType({ description: 'A view to save. One of your own with the same name is replaced.' })
export class SaveApplicationViewInput {
  @Field(() => String, { description: 'The name of the view.' })
  name!: string;

  @Field(() => String, {
    description: 'The query part of the address of /manage-applications; may be empty.',
  })
  query!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether colleagues see it.' })
  isShared!: boolean;
}

@InputType({ description: 'One of your saved views.' })
export class DeleteApplicationViewInput {
  @Field(() => ID, { description: 'The id of the view.' })
  id!: string;
}
