import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '#server/graphql/connection.ts';

@ArgsType()
export class JobsArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: 'Only featured ones.' })
  featured?: boolean | null;
}
