import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { Proposed } from './proposed.type.ts';

/** An edit of an approved or suspended job or company that waits for an administrator's approval. */
@Entity({ tableName: 'pending_changes' })
export class StoredChange {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) companyId!: string;
  /** Null if the company itself is edited. */
  @Property({ type: 'uuid', nullable: true }) jobId?: string | null;
  /** Only the fields that change. */
  @Property({ type: 'json' }) proposed!: Proposed;
  @Property({ type: 'string[]' }) riskSigns!: RiskSign[];
  @Property({ type: 'uuid', nullable: true }) proposedBy?: string | null;
  @Property({ type: 'timestamptz' }) proposedAt!: Date;
}
