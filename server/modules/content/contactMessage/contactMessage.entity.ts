import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InquiryType } from '#schema/options/contact.ts';

/** A message sent through the contact form. */
@Entity({ tableName: 'contact_messages' })
export class ContactMessage {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  /** The reference the sender quotes when asking about the message. */
  @Property({ type: 'text' }) reference!: string;
  @Property({ type: 'uuid', nullable: true }) userId?: string | null;
  @Property({ type: 'text' }) name!: string;
  @Property({ type: 'text' }) email!: string;
  @Property({ type: 'text' }) subject!: string;
  @Property({ type: 'text' }) message!: string;
  @Property({ type: 'text' }) inquiryType!: InquiryType;
  @Property({ type: 'boolean' }) confirmationSent = false;
  /** A hash of the sender's network that changes every day. It only serves to limit the number of messages. */
  @Property({ type: 'blob', nullable: true }) network?: Buffer | null;
  @Property({ type: 'timestamptz' }) createdAt!: Date;
}
