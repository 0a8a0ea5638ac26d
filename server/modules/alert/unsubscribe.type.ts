import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { optional } from '#server/graphql/optional.ts';

export const AlertSubscriptionScope = { ALERT: 'ALERT', ALL: 'ALL' } as const;
export type AlertSubscriptionScope = keyof typeof AlertSubscriptionScope;

registerEnumType(AlertSubscriptionScope, {
  name: 'AlertSubscriptionScope',
  description: 'The emails to stop or turn back on.',
  valuesConfig: {
    ALERT: { description: 'The emails of this one alert.' },
    ALL: { description: 'The emails of all alerts of this user.' },
  },
});

@ObjectType({ description: 'The emails that an unsubscribe link can stop.' })
export class AlertSubscription {
  @Field(() => String, optional('The name of the alert; null if it no longer exists.'))
  alertName!: string | null;

  @Field(() => Boolean, { description: 'Whether this alert sends emails.' })
  isAlertActive!: boolean;

  @Field(() => Boolean, { description: 'Whether this user receives emails from alerts at all.' })
  areAlertMailsOn!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether this user has turned off email notifications as a whole. Only they can turn them back on, in their settings.',
  })
  areAllMailsOff!: boolean;
}

@ObjectType({ description: 'The result of stopping emails or turning them back on.' })
export class AlertSubscriptionPayload {
  @Field(() => AlertSubscription, { description: 'The current settings of the emails.' })
  subscription!: AlertSubscription;
}

@InputType({ description: 'The emails to stop.' })
export class UnsubscribeInput {
  @Field(() => String, { description: 'The value of `token=` in the link.' })
  token!: string;

  @Field(() => AlertSubscriptionScope, {
    defaultValue: AlertSubscriptionScope.ALERT,
    description: 'This alert, or all of them.',
  })
  scope!: AlertSubscriptionScope;
}

@InputType({ description: 'The emails to turn back on.' })
export class ResubscribeInput extends UnsubscribeInput {}
