import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ROLES } from '#schema/options/roles.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';

/** A stored document as pages and partners see it. Anyone with the link can open it. */
@ObjectType()
export abstract class LinkedFile {
  @Field(() => ID, { description: 'The fileId that the upload returned.' })
  id!: string;

  @Field(() => String, { description: 'The name of the uploaded file.' })
  name!: string;

  @Field(() => Int, { description: 'The size in bytes.' })
  size!: number;

  @Field(() => String, { description: 'The media type, detected from the content.' })
  mediaType!: string;

  @Field(() => String, { description: 'A download link that works for five minutes.' })
  url!: string;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@ObjectType({ description: 'A resume as it was submitted. Its bytes never change.' })
export class ResumeFile extends LinkedFile {}
