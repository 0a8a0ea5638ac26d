import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { CompanyProfile } from '#server/modules/company/companyProfile.type.ts';
import { WorkEmail } from './verification.type.ts';

@Requires('employer')
@ObjectType({ description: 'The company with its verifications.' })
export class VerificationPayload {
  @Field(() => CompanyProfile, { description: 'The company.' })
  companyProfile!: CompanyProfile;
}

@ObjectType({ description: 'The domain that is now verified.' })
export class ConfirmedWorkEmailPayload {
  @Field(() => WorkEmail, { description: 'The company and its domain.' })
  workEmail!: WorkEmail;
}
