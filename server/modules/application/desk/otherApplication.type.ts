import { Field, ObjectType } from 'type-graphql';
import { RequiresTeamMember } from '#server/graphql/requires.ts';
import { Application } from '#server/modules/application/application.type.ts';

@RequiresTeamMember('APPLICATIONS_READ', 'view')
@ObjectType({ description: 'Another application to the company, probably by the same person.' })
export class OtherApplication {
  @Field(() => Application, { description: 'The other application.' })
  application!: Application;

  @Field(() => Boolean, {
    description:
      'Whether it was sent from the same account; otherwise the email address or the phone number is the same.',
  })
  isSameAccount!: boolean;
}
