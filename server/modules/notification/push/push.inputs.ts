import { Field, InputType } from 'type-graphql';
import { pushSubscriptionSchema, pushEndpointSchema } from '#schema/validation/pushSubscription.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(pushSubscriptionSchema)
@InputType({
  description: 'A push subscription of a browser, as `PushSubscription.toJSON` gives it.',
})
export class SavePushSubscriptionInput {
  @Field(() => String, { description: 'The address of the push service.' })
  endpoint!: string;

  @Field(() => String, { description: 'The public key of the browser.' })
  p256dh!: string;

  @Field(() => String, { description: 'The authentication secret of the browser.' })
  auth!: string;
}

@Validated(pushEndpointSchema)
@InputType({ description: 'The push subscription to delete.' })
export class DeletePushSubscriptionInput {
  @Field(() => String, { description: 'The address of the push service.' })
  endpoint!: string;
}
