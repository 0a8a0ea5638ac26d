import { Field, ID, InputType, Int } from 'type-graphql';
import { companySchema, updateCompanySchema } from '#schema/validation/employers/company.ts';
import { LAST_DAY } from '#schema/validation/values/day.ts';
import { rulesPerDay, Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

/** The optional fields of both inputs. */
@InputType({ description: 'The optional details of a company.' })
abstract class CompanyDetails {
  @Field(() => String, optional('What the company does.'))
  description?: string | null;

  @Field(() => String, optional('The number of employees as a range: 11-50, or the stored value.'))
  size?: string | null;

  @Field(() => String, optional('The website. `company.example` is enough.'))
  website?: string | null;

  @Field(() => String, optional('The phone number.'))
  phone?: string | null;

  @Field(() => String, optional('The email address.'))
  email?: string | null;

  @Field(() => String, optional('The street and number. May have several lines.'))
  address?: string | null;

  @Field(() => String, optional('The city of the office.'))
  city?: string | null;

  @Field(() => String, optional('The state of the office.'))
  state?: string | null;

  @Field(() => String, optional('The country of the office; India if empty.'))
  country?: string | null;

  @Field(() => Int, optional('The year it was founded, from 1800 to this year.'))
  foundedYear?: number | null;

  @Field(() => Int, optional('The exact number of employees; 0 if unknown.'))
  employeeCount?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A logo that the caller uploaded: the id or the url that the upload returned.',
  })
  logo?: string | null;
}

@Validated(rulesPerDay(companySchema), companySchema(LAST_DAY))
@InputType({ description: 'The company to create.' })
export class CompanyInput extends CompanyDetails {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { description: 'One of the 21 industries, by its name or stored value.' })
  industry!: string;
}

@Validated(rulesPerDay(updateCompanySchema), updateCompanySchema(LAST_DAY))
@InputType({
  description: 'The details of the company to change. Fields that you leave out keep their values.',
})
export class UpdateCompanyInput extends CompanyDetails {
  @Field(() => String, optional('The name.'))
  name?: string;

  @Field(() => String, optional('One of the 21 industries, by its name or stored value.'))
  industry?: string;
}

@InputType({ description: 'The logo to set or remove.' })
export class SetCompanyLogoInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The fileId that POST /api/upload/company-logo returned; null to remove the logo.',
  })
  fileId?: string | null;
}
