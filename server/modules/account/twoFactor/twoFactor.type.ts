import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresLogin()
@ObjectType({ description: "The state of a user's two-step verification." })
export class TwoFactor {
  @Field(() => Boolean, { description: 'Whether logins need a code.' })
  isOn!: boolean;

  @Field(() => DateTime, optional('When it was turned on; null while it is off.'))
  since!: Date | null;

  @Field(() => Int, { description: 'How many unused recovery codes are left.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, {
    description: 'Whether the caller must turn it on. Administrators can do nothing until then.',
  })
  isDemanded!: boolean;
}
