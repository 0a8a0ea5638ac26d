import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The company whose jobs to hide.' })
export class HideCompanyInput {
  @Field(() => ID, { description: 'The id of the company.' })
  companyId!: string;
}

@InputType({ description: 'The company whose jobs to show again.' })
export class UnhideCompanyInput {
  @Field(() => ID, { description: 'The id of the company.' })
  companyId!: string;
}
