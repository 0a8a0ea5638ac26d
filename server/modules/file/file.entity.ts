import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export type FileKind =
  | 'resume'
  | 'company_logo'
  | 'attachment'
  | 'bulk_upload'
  | 'export'
  | 'company_document';

/** The record of a stored file. Its bytes are in the storage and never change. */
@Entity({ tableName: 'files' })
export class StoredFile {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid', nullable: true }) ownerId?: string | null;
  @Property({ type: 'text' }) kind!: FileKind;
  @Property({ type: 'text' }) name!: string;
  @Property({ type: 'text' }) mediaType!: string;
  @Property({ type: 'integer' }) size!: number;
  @Property({ type: 'blob', lazy: true }) sha256!: Buffer;
  @Property({ type: 'text' }) storageKey!: string;
  @Property({ type: 'text' }) status: 'checking' | 'ready' | 'refused' = 'ready';
  @Property({ type: 'timestamptz' }) createdAt!: Date;
  /** Deleted by its owner. The bytes stay for as long as an application uses them. */
  @Property({ type: 'timestamptz', nullable: true }) deletedAt?: Date | null;
  /** When the nightly comparison found the bytes missing. */
  @Property({ type: 'timestamptz', nullable: true }) lostAt?: Date | null;
}
