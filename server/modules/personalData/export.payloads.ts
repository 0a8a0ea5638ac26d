import { Field, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { DateTime } from '#server/graphql/dateTime.ts';

@RequiresLogin()
@ObjectType({ description: 'A link to download your data.' })
export class ExportPayload {
  @Field(() => String, { description: 'The path of a ZIP file on this site.' })
  url!: string;

  @Field(() => DateTime, { description: 'When the link expires.' })
  expiresAt!: Date;
}
