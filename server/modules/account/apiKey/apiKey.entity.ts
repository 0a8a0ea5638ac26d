import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A key for programs to use the API. Only hashes of its secrets are stored. */
@Entity({ tableName: 'api_keys' })
export class StoredApiKey {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  /** Null for an administrator's key. */
  @Property({ type: 'uuid', nullable: true }) companyId!: string | null;
  /** The user whose rights the key has, limited to its scopes. */
  @Property({ type: 'uuid', nullable: true }) createdBy!: string | null;
  @Property({ type: 'text' }) name!: string;
  @Property({ type: 'text' }) prefix!: string;
  @Property({ type: 'blob', lazy: true }) keyHash!: Buffer;
  @Property({ type: 'array' }) scopes!: string[];
  @Property({ type: 'timestamptz' }) createdAt!: Date;
  @Property({ type: 'timestamptz' }) expiresAt!: Date;
  @Property({ type: 'timestamptz', nullable: true }) revokedAt?: Date | null;
  @Property({ type: 'timestamptz', nullable: true }) rotatedAt?: Date | null;
  @Property({ type: 'blob', nullable: true, lazy: true }) previousHash?: Buffer | null;
  @Property({ type: 'text', nullable: true }) previousPrefix?: string | null;
  @Property({ type: 'timestamptz', nullable: true }) previousUntil?: Date | null;
  @Property({ type: 'timestamptz', nullable: true }) warnedAt?: Date | null;
}
