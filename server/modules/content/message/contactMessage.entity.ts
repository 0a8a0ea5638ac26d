import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InquiryType } from '#schema/options/contact.ts';

/** What somebody wrote through the contact form. */
@Entity({ tableName: 'contact_messages' })
export class ContactMessage {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** What people name when they ask how it stands. */
  @Property({ type: 'text' })
  reference!: string;

  @Property({ type: 'uuid', nullable: true })
  userId?: string | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  message!: string;

  @Property({ type: 'text' })
  inquiryType!: InquiryType;

  @Property({ type: 'boolean' })
  confirmationSent = false;

  /** A hash that begins anew each day: it only bounds how much comes from one place. */
  @Property({ type: 'blob', nullable: true })
  network?: Buffer | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
