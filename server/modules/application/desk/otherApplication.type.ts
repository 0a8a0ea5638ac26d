import { Field, ObjectType } from 'type-graphql';
import { NeedsOpenCompany, NeedsTeamRight, RequiresOrKey } from '#server/graphql/requires.ts';
import { Application } from '#server/modules/application/application.type.ts';

@RequiresOrKey('APPLICATIONS_READ', 'employer')
@NeedsOpenCompany()
@NeedsTeamRight('view')
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
