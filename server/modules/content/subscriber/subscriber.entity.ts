import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Locale } from '#schema/options/locales.ts';
import type { SubscriptionTopic } from '#schema/options/subscriptions.ts';

/** An email address subscribed to a topic. It becomes active when its owner confirms it. */
@Entity({ tableName: 'subscribers' })
export class Subscriber {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'text' }) topic!: SubscriptionTopic;
  @Property({ type: 'text' }) email!: string;
  @Property({ type: 'text' }) locale: Locale = 'en';
  @Property({ type: 'blob', nullable: true }) tokenHash?: Buffer | null;
  @Property({ type: 'timestamptz', nullable: true }) confirmedAt?: Date | null;
  @Property({ type: 'timestamptz', nullable: true }) unsubscribedAt?: Date | null;
  @Property({ type: 'timestamptz' }) createdAt!: Date;
  /** When the last confirmation link was sent. */
  @Property({ type: 'timestamptz', nullable: true }) askedAt?: Date | null;
  @Property({ type: 'blob', nullable: true }) network?: Buffer | null;
}
