import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#server/modules/account/user.entity.ts';

/** A file that its owner keeps for further applications. It has the same id as its file. */
@Entity({ tableName: 'resumes' })
export class StoredResume {
  @PrimaryKey({ type: 'uuid' }) id!: string;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'uuid' }) fileId!: string;
  @Property({ type: 'boolean' }) isDefault = false;
  /** The text that a task could read. */
  @Property({ type: 'text', nullable: true, lazy: true }) text?: string | null;
  @Property({ type: 'timestamptz' }) createdAt!: Date;
}
