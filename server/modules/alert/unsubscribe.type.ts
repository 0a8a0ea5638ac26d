import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';

export const AlertSubscriptionScope = { ALERT: 'ALERT', ALL: 'ALL' } as const;
export type AlertSubscriptionScope = keyof typeof AlertSubscriptionScope;

registerEnumType(AlertSubscriptionScope, {
  name: 'AlertSubscriptionScope',
  description: 'Which mails.',
  valuesConfig: {
    ALERT: { description: 'Those of this one alert.' },
    ALL: { description: 'Those of all alerts of this person.' },
  },
});

@ObjectType({ description: 'The mails that a link at their foot can end.' })
export class AlertSubscription {
  @Field(() => String, {
    nullable: true,
    description: 'The name of the alert; null when it is gone.',
  })
  alertName!: string | null;

  @Field(() => Boolean, { description: 'Whether this alert sends mails.' })
  isAlertActive!: boolean;

  @Field(() => Boolean, { description: 'Whether this person wants mails of alerts at all.' })
  areAlertMailsOn!: boolean;
}

@ObjectType({ description: 'What holds from now on.' })
export class AlertSubscriptionPayload {
  @Field(() => AlertSubscription, { description: 'The mails as they are set now.' })
  subscription!: AlertSubscription;
}

@InputType({ description: 'Which mails to end.' })
export class UnsubscribeInput {
  @Field(() => String, { description: 'What stands behind `token=` in the link.' })
  token!: string;

  @Field(() => AlertSubscriptionScope, {
    defaultValue: AlertSubscriptionScope.ALERT,
    description: 'This alert, or all of them.',
  })
  scope!: AlertSubscriptionScope;
}

@InputType({ description: 'Which mails to have again.' })
export class ResubscribeInput extends UnsubscribeInput {}
