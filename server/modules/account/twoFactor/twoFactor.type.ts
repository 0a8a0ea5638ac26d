import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';

@RequiresLogin()
@ObjectType({ description: 'Whether a login takes more than the password.' })
export class TwoFactor {
  @Field(() => Boolean, { description: 'Whether a login takes a code.' })
  isOn!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Since when; null while it is off.' })
  since!: Date | null;

  @Field(() => Int, { description: 'How many recovery codes have not been used.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, {
    description: 'Whether the caller needs it: an administrator may do nothing until it is on.',
  })
  isDemanded!: boolean;
}
