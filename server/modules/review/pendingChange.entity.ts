import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { Proposed } from './proposed.type.ts';

/** What an approved job, or an approved company, is to become once an administrator agrees. */
@Entity({ tableName: 'pending_changes' })
export class StoredChange {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  companyId!: string;

  /** Null where the company itself is to change. */
  @Property({ type: 'uuid', nullable: true })
  jobId?: string | null;

  /** Only what is to be another than it is. */
  @Property({ type: 'json' })
  proposed!: Proposed;

  @Property({ type: 'string[]' })
  riskSigns!: RiskSign[];

  @Property({ type: 'uuid', nullable: true })
  proposedBy?: string | null;

  @Property({ type: 'timestamptz' })
  proposedAt!: Date;
}
