import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { AdminCompany } from './adminCompany.type.ts';

@Requires('admin')
@ObjectType({ description: 'The company with the decided verification.' })
export class DecidedVerificationPayload {
  @Field(() => AdminCompany, { description: 'The company.' })
  company!: AdminCompany;
}
