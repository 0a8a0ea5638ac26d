import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'A job that was public until its employer deleted it. None of its content is returned.',
})
export class GoneJob {
  @Field(() => ID, { description: 'The id of the deleted job.' })
  id!: string;
}
