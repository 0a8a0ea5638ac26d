import { OptionalProps } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  ALERT_NEVER_SENT,
  type AlertFrequency,
  type AlertJobType,
} from '#schema/options/alerts.ts';
import type { SalaryRange } from '#schema/options/salaryRanges.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import {
  AlertFrequencyEnum,
  AlertJobTypeEnum,
  SalaryRangeEnum,
} from '#server/graphql/enums/search.ts';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'A saved search whose new jobs are sent by email.' })
@Entity({ tableName: 'alerts' })
export class Alert extends Node {
  [OptionalProps]?: 'filters' | 'lastSent' | 'isActive' | 'matches' | 'activeWhenDeleted';

  @Property({ type: 'uuid' }) userId!: string;

  @Field(() => String, { description: 'The name its owner gave it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description: 'The words to search for; empty in the alert of a followed company.',
  })
  @Property({ type: 'text' })
  keywords!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the company whose jobs it is about, also while the company is not public; null for any.',
  })
  @Property({ type: 'uuid', nullable: true })
  companyId?: string | null;

  @Field(() => String, optional('The place; null for any.'))
  @Property({ type: 'text', nullable: true })
  location!: string | null;

  @Field(() => AlertJobTypeEnum, optional('The job type; null for any.'))
  @Property({ type: 'text', nullable: true })
  jobType!: AlertJobType | null;

  @Field(() => SalaryRangeEnum, optional('The pay range; null for any.'))
  @Property({ type: 'text', nullable: true })
  salaryRange!: SalaryRange | null;

  @Field(() => String, {
    nullable: true,
    description: 'Further filters, as in the address of the list of jobs; null if there are none.',
  })
  @Property({ type: 'text', nullable: true })
  filters!: string | null;

  @Field(() => AlertFrequencyEnum, {
    description: 'How often a digest may be sent: daily, on Mondays, or on the first of the month.',
  })
  @Property({ type: 'text' })
  frequency!: AlertFrequency;

  @Field(() => Boolean, { description: 'Whether digests are sent.' })
  @Property({ type: 'boolean' })
  isActive = true;

  @Field(() => Int, {
    description: 'How many different jobs its emails have contained so far.',
  })
  @Property({ type: 'integer' })
  matches = 0;

  @Field(() => DateTime, optional('When the last email was sent; null before the first.'))
  @Property({ type: 'timestamptz', nullable: true })
  lastSentAt?: Date | null;
  @Property({ type: 'timestamptz', nullable: true }) lastRunAt?: Date | null;

  @Field(() => DateTime, { description: 'When the alert was created.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
  @Property({ type: 'timestamptz' }) updatedAt!: Date;
  @Property({ type: 'timestamptz', nullable: true }) deletedAt?: Date | null;
  @Property({ type: 'boolean' }) activeWhenDeleted = false;

  @Field(() => String, {
    description: '`Never` before the first email, then the time of the last one as ISO 8601.',
  })
  get lastSent(): string {
    return this.lastSentAt?.toISOString() ?? ALERT_NEVER_SENT;
  }
}
