import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type {
  RemovalReason,
  VerificationKind,
  VerificationStatus,
} from '#schema/options/companyVerification.ts';

/** One thing that a company proves, or has tried to. At most one of a kind waits, and at most one is verified. */
@Entity({ tableName: 'company_verifications' })
export class StoredVerification {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'text' })
  kind!: VerificationKind;

  @Property({ type: 'text' })
  status!: VerificationStatus;

  /** The domain, or the number. */
  @Property({ type: 'text' })
  value!: string;

  /** Of a domain: where the link was sent. */
  @Property({ type: 'text', nullable: true })
  email?: string | null;

  /** Of a number: its certificate. */
  @Property({ type: 'uuid', nullable: true })
  fileId?: string | null;

  @Property({ type: 'uuid', nullable: true })
  submittedBy?: string | null;

  @Property({ type: 'timestamptz' })
  submittedAt!: Date;

  @Property({ type: 'uuid', nullable: true })
  decidedBy?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  verifiedAt?: Date | null;

  /** What the administrator said. */
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Property({ type: 'text', nullable: true })
  removalReason?: RemovalReason | null;
}

/** A link to a work email: used once, stored as a hash, ended by time. */
@Entity({ tableName: 'work_email_links' })
export class WorkEmailLink {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt?: Date | null;
}
