import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

export type TokenPurpose = 'reset_password' | 'verify_email';

/** A link sent by email. It works once, expires, and only its hash is stored. */
@Entity({ tableName: 'account_tokens' })
export class AccountToken {
  @PrimaryKey({ type: 'uuid' }) id!: string;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'text' }) purpose!: TokenPurpose;
  @Property({ type: 'blob' }) tokenHash!: Buffer;
  @Property({ type: 'timestamptz' }) createdAt!: Date;
  @Property({ type: 'timestamptz' }) expiresAt!: Date;
  @Property({ type: 'timestamptz', nullable: true }) usedAt?: Date | null;
}
