import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'A stored resume. Pass its id when you apply.' })
export class Resume extends Node {
  @Field(() => String, { description: 'The original file name.' })
  name!: string;

  @Field(() => Int, { description: 'The size in bytes.' })
  size!: number;

  @Field(() => String, { description: 'The media type, detected from the content.' })
  mediaType!: string;

  @Field(() => Boolean, { description: 'Whether this is the default resume for applications.' })
  isDefault!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the site has lost the file. It can then no longer be opened or sent; upload it again.',
  })
  isLost!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the file has text that we can read, unlike a scan. Null until we have checked, which takes a moment.',
  })
  isReadable?: boolean | null;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  createdAt!: Date;
}

@RequiresLogin()
@ObjectType({ description: 'The result of changing resumes.' })
export class ResumesPayload {
  @Field(() => Viewer, { description: 'The caller, with the updated resumes.' })
  viewer!: Viewer;
}
