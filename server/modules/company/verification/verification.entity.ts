import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type {
  RemovalReason,
  VerificationKind,
  VerificationStatus,
} from '#schema/options/companyVerification.ts';

/** A proof of a company's identity, pending or decided. At most one of each kind is pending and one verified. */
@Entity({ tableName: 'company_verifications' })
export class StoredVerification {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) companyId!: string;
  @Property({ type: 'text' }) kind!: VerificationKind;
  @Property({ type: 'text' }) status!: VerificationStatus;
  /** The domain or the number. */
  @Property({ type: 'text' }) value!: string;
  /** For a domain: the address that the link was sent to. */
  @Property({ type: 'text', nullable: true }) email?: string | null;
  /** For a number: its certificate. */
  @Property({ type: 'uuid', nullable: true }) fileId?: string | null;
  @Property({ type: 'uuid', nullable: true }) submittedBy?: string | null;
  @Property({ type: 'timestamptz' }) submittedAt!: Date;
  @Property({ type: 'uuid', nullable: true }) decidedBy?: string | null;
  @Property({ type: 'timestamptz', nullable: true }) decidedAt?: Date | null;
  @Property({ type: 'timestamptz', nullable: true }) verifiedAt?: Date | null;
  /** The administrator's note. */
  @Property({ type: 'text', nullable: true }) note?: string | null;
  @Property({ type: 'text', nullable: true }) removalReason?: RemovalReason | null;
}

/** A link to a work email. It works once, expires, and only its hash is stored. */
@Entity({ tableName: 'work_email_links' })
export class WorkEmailLink {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) companyId!: string;
  @Property({ type: 'uuid' }) userId!: string;
  @Property({ type: 'text' }) email!: string;
  @Property({ type: 'blob' }) tokenHash!: Buffer;
  @Property({ type: 'timestamptz' }) createdAt!: Date;
  @Property({ type: 'timestamptz' }) expiresAt!: Date;
  @Property({ type: 'timestamptz', nullable: true }) usedAt?: Date | null;
}
