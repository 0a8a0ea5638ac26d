import { Field, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { DateTime } from '#server/graphql/dateTime.ts';

@RequiresLogin()
@ObjectType({ description: 'Where one’s data can be downloaded.' })
export class ExportPayload {
  @Field(() => String, { description: 'A path of the site that answers with a ZIP file.' })
  url!: string;

  @Field(() => DateTime, { description: 'Until when the link works.' })
  expiresAt!: Date;
}
