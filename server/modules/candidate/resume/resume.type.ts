import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'A stored resume; its id is what applications take.' })
export class Resume extends Node {
  @Field(() => String, { description: 'The name it was uploaded under.' })
  name!: string;

  @Field(() => Int, { description: 'How many bytes it has.' })
  size!: number;

  @Field(() => String, { description: 'The media type, found by looking inside.' })
  mediaType!: string;

  @Field(() => Boolean, { description: 'Whether it is the one to apply with.' })
  isDefault!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the site has lost the file. It can no longer be opened or sent; upload it again.',
  })
  isLost!: boolean;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  createdAt!: Date;
}

@RequiresLogin()
@ObjectType({ description: 'Whose resumes have changed; ask for them again through it.' })
export class ResumesPayload {
  @Field(() => Viewer, { description: 'The caller.' })
  viewer!: Viewer;
}
