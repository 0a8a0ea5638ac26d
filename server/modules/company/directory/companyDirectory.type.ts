import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { optional } from '#server/graphql/optional.ts';
import { Company } from '../company.entity.ts';

export const CompanyConnection = connectionOf(Company, 'Company');

@ArgsType()
export class CompaniesArgs extends PageArgs {
  @Field(() => String, optional('Only companies whose name contains this text.'))
  search?: string | null;

  @Field(() => String, optional('Only companies in this industry, by its name or stored value.'))
  industry?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, only verified employers. False does not restrict the result.',
  })
  verified?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, only companies with live jobs. False does not restrict the result.',
  })
  hiring?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'If true, only companies that usually answer applicants within a week. False does not restrict the result.',
  })
  answersQuickly?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only companies with this number of employees, as a range from the option list.',
  })
  size?: string | null;
}

@ObjectType({ description: 'An industry with its number of companies.' })
export class CompanyIndustryCount {
  @Field(() => String, { description: 'The stored value of the industry.' })
  industry!: string;

  @Field(() => Int, { description: 'The number of approved companies.' })
  count!: number;
}
