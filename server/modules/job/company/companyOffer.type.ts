import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'The pay of those live jobs of a company in one category that state it.',
})
export class CompanyPay {
  categoryId!: string | null;

  @Field(() => Int, { description: 'The number of these jobs.' })
  jobs!: number;

  @Field(() => Int, { description: 'The lowest pay in rupees per year.' })
  salaryMin!: number;

  @Field(() => Int, { description: 'The highest pay in rupees per year.' })
  salaryMax!: number;
}

@ObjectType({ description: 'What the live jobs of a company offer.' })
export class CompanyOffer {
  @Field(() => [String], {
    description: 'The benefits that most of its jobs name, at most 8.',
  })
  benefits!: string[];

  @Field(() => [CompanyPay], { description: 'The pay by category, highest first.' })
  pay!: CompanyPay[];
}
