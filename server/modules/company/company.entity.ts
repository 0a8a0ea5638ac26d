import { OptionalProps } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { AdminStatus } from '#schema/options/statuses.ts';
import type { CompanySize } from '#schema/options/companySizes.ts';
import { Node } from '#server/graphql/node.ts';
import { optional } from '#server/graphql/optional.ts';
import type { ResponseFacts } from './responses/companyResponses.sql.ts';
import type { VerifiedFacts } from './verified.loaders.ts';

// Spread at each use, because the ORM keeps and completes the object it is given.
const text = { type: 'text', nullable: true } as const;

@ObjectType({ implements: Node, description: 'The public profile of an employer.' })
@Entity({ tableName: 'companies' })
export class Company extends Node {
  [OptionalProps]?:
    | 'description'
    | 'country'
    | 'employeeCount'
    | 'adminStatus'
    | 'changedSinceApproval';

  @Field(() => String, { description: "The last part of its page's address." })
  @Property({ type: 'text' })
  slug!: string;

  @Field(() => String, { description: 'The name.' })
  @Property({ type: 'text' })
  name!: string;
  @Property({ type: 'text' }) description = '';

  @Field(() => String, {
    description: 'The industry, one of the stored values of the option list.',
  })
  @Property({ type: 'text' })
  industry!: string;

  @Field(() => String, optional('The number of employees, as a range from the option list.'))
  @Property({ ...text })
  size?: CompanySize | null;

  @Field(() => String, optional('The website.'))
  @Property({ ...text })
  website?: string | null;

  @Field(() => String, optional('The city of the office.'))
  @Property({ ...text })
  city?: string | null;

  @Field(() => String, optional('The state of the office.'))
  @Property({ ...text })
  state?: string | null;

  @Field(() => String, { description: 'The country of the office.' })
  @Property({ type: 'text' })
  country = 'India';

  @Field(() => Int, optional('The year it was founded.'))
  @Property({ type: 'integer', nullable: true })
  foundedYear?: number | null;
  @Property({ ...text }) phone?: string | null;
  @Property({ ...text }) email?: string | null;
  @Property({ ...text }) address?: string | null;
  @Property({ type: 'integer' }) employeeCount = 0;
  @Property({ type: 'uuid', nullable: true }) logoFileId?: string | null;
  @Property({ type: 'text' }) adminStatus: AdminStatus = 'pending';
  /** The administrators' note on their decision. Only the company's own people can read it. */
  @Property({ ...text }) adminNotes?: string | null;
  /** The fields that changed in public without review. Cleared by each approval. */
  @Property({ type: 'string[]' }) changedSinceApproval: string[] = [];

  /** Set if a list read it with the row; otherwise undefined. */
  verification?: VerifiedFacts | null;

  /** Likewise. */
  responses?: ResponseFacts | null;

  @Property({ type: 'timestamptz', nullable: true }) approvedAt?: Date | null;
  @Property({ type: 'timestamptz' }) createdAt!: Date;
  @Property({ type: 'timestamptz' }) updatedAt!: Date;
  @Property({ type: 'timestamptz', nullable: true }) deletedAt?: Date | null;
}
