import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ROLES } from '#schema/options/roles.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';

/** What pages and partners see of a stored document; the link opens it for whoever holds it. */
@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@ObjectType({ description: 'A resume as it was sent: these bytes never change.' })
export class ResumeFile {
  @Field(() => ID, { description: 'What an upload answers as fileId.' })
  id!: string;

  @Field(() => String, { description: 'The name it was uploaded under.' })
  name!: string;

  @Field(() => Int, { description: 'How many bytes it has.' })
  size!: number;

  @Field(() => String, { description: 'The media type, found by looking inside.' })
  mediaType!: string;

  @Field(() => String, { description: 'A link that opens it, for five minutes.' })
  url!: string;
}
