import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A job that everybody could see until its employer took it away: nothing of itself.',
})
export class GoneJob {
  @Field(() => ID, { description: 'The id it had.' })
  id!: string;
}
