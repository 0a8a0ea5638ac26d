import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type FileKind =
  | 'resume'
  | 'company_logo'
  | 'attachment'
  | 'bulk_upload'
  | 'export'
  | 'company_document';

/** What is known of a stored file; its bytes lie in the storage and never change. */
@Entity({ tableName: 'files' })
export class StoredFile {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid', nullable: true })
  ownerId?: string | null;

  @Property({ type: 'text' })
  kind!: FileKind;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  mediaType!: string;

  @Property({ type: 'integer' })
  size!: number;

  @Property({ type: 'blob', lazy: true })
  sha256!: Buffer;

  @Property({ type: 'text' })
  storageKey!: string;

  @Property({ type: 'text' })
  status: 'checking' | 'ready' | 'refused' = 'ready';

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  /** Gone for its owner; the bytes stay as long as an application was sent with them. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  /** When the nightly comparison did not find the bytes. */
  @Property({ type: 'timestamptz', nullable: true })
  lostAt?: Date | null;
}
