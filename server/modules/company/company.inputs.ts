import { Field, ID, InputType, Int } from 'type-graphql';
import { companySchema, updateCompanySchema } from '#schema/validation/employers/company.ts';
import type { Context } from '#server/graphql/context.ts';
import { LAST_DAY } from '#schema/validation/values/day.ts';
import { Validated } from '#server/graphql/validated.ts';

const clock = ({ services }: Context) => ({ today: services.clock.now() });

/** What both inputs may leave out. */
@InputType({ description: 'What may be said of a company.' })
abstract class CompanyDetails {
  @Field(() => String, { nullable: true, description: 'What it does.' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How many work there, as a band: 11-50, or as it is stored.',
  })
  size?: string | null;

  @Field(() => String, { nullable: true, description: 'Its site; `company.example` is enough.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'Its telephone.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Its address for mail.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number, in any lines.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'The city of its office.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'The state of its office.' })
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The country of its office; India if empty.',
  })
  country?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The year it was founded, from 1800 to this one.',
  })
  foundedYear?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many work there, counted; 0 if nobody has.',
  })
  employeeCount?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A logo of the caller’s: the id or the url that its upload has answered.',
  })
  logo?: string | null;
}

@Validated((ctx) => companySchema(clock(ctx)), companySchema(LAST_DAY))
@InputType({ description: 'A new company.' })
export class CompanyInput extends CompanyDetails {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'One of the 21 industries, by its name or as it is stored.' })
  industry!: string;
}

@Validated((ctx) => updateCompanySchema(clock(ctx)), updateCompanySchema(LAST_DAY))
@InputType({ description: 'What to change about the company; what is left out stays as it is.' })
export class UpdateCompanyInput extends CompanyDetails {
  @Field(() => String, { nullable: true, description: 'Its name.' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'One of the 21 industries, by its name or as it is stored.',
  })
  industry?: string;
}

@InputType({ description: 'Which logo the company shall have.' })
export class SetCompanyLogoInput {
  @Field(() => ID, {
    nullable: true,
    description: 'What POST /api/upload/company-logo has answered as fileId; null for none.',
  })
  fileId?: string | null;
}
