import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What opens the API in a program's hands. Of its secrets only hashes are kept. */
@Entity({ tableName: 'api_keys' })
export class StoredApiKey {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Null for an administrator's. */
  @Property({ type: 'uuid', nullable: true })
  companyId!: string | null;

  /** Whose rights it has, cut to its scopes. */
  @Property({ type: 'uuid', nullable: true })
  createdBy!: string | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  prefix!: string;

  @Property({ type: 'blob', lazy: true })
  keyHash!: Buffer;

  @Property({ type: 'array' })
  scopes!: string[];

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  rotatedAt?: Date | null;

  @Property({ type: 'blob', nullable: true, lazy: true })
  previousHash?: Buffer | null;

  @Property({ type: 'text', nullable: true })
  previousPrefix?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  previousUntil?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  warnedAt?: Date | null;
}
