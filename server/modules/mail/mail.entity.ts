import type { NotificationKind } from '#schema/options/notifications.ts';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MailCalendar } from '#server/lib/mailTransport.ts';

/** An email to be sent, written in the transaction of the event that it is about. */
@Entity({ tableName: 'outbox' })
export class Mail {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid', nullable: true }) userId?: string | null;
  /** The kind of notification; null for all other emails. */
  @Property({ type: 'text', nullable: true }) kind?: NotificationKind | null;
  /** The company that an email to one of its members is about. */
  @Property({ type: 'uuid', nullable: true }) companyId?: string | null;
  @Property({ type: 'text' }) recipient!: string;
  @Property({ type: 'text' }) subject!: string;
  @Property({ type: 'text' }) bodyText!: string;
  @Property({ type: 'text' }) bodyHtml!: string;
  @Property({ type: 'json' }) headers: Record<string, string> = {};
  /** An invitation, sent with the email as a calendar event. */
  @Property({ type: 'json', nullable: true }) calendar?: MailCalendar | null;
  @Property({ type: 'timestamptz' }) createdAt!: Date;
  @Property({ type: 'integer' }) attempts = 0;
  @Property({ type: 'text', nullable: true }) lastError?: string | null;
  @Property({ type: 'timestamptz', nullable: true }) sentAt?: Date | null;
}
