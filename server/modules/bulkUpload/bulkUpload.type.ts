import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { BulkRowOutcome, BulkUploadStatus } from '#schema/options/screens/bulkUpload.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { BulkRowOutcomeEnum, BulkUploadStatusEnum } from '#server/graphql/enums/bulkUpload.ts';
import { Requires } from '#server/graphql/requires.ts';
import { numberedConnectionOf } from '#server/graphql/numberedConnection.ts';

@Requires('admin')
@ObjectType({ description: 'What is wrong with a row of a job upload.' })
export class BulkError {
  @Field(() => Int, { description: 'The number of the row; the first below the header is 2.' })
  row!: number;

  @Field(() => String, { description: 'The column, by its documented name.' })
  field!: string;

  @Field(() => String, { description: 'What is wrong.' })
  message!: string;

  @Field(() => String, { description: 'How it can be mended.' })
  hint!: string;
}

@Requires('admin')
@ObjectType({ description: 'A row of a job upload.' })
export class BulkUploadRow {
  @Field(() => Int, { description: 'The number of the row; the first below the header is 2.' })
  row!: number;

  @Field(() => [String], { description: 'What stands in it, in the order of `columns`.' })
  cells!: string[];

  @Field(() => BulkRowOutcomeEnum, { description: 'What has become of it.' })
  outcome!: BulkRowOutcome;

  @Field(() => [BulkError], { description: 'What is wrong with it; empty for most.' })
  errors!: BulkError[];

  @Field(() => ID, { nullable: true, description: 'The job that was made of it.' })
  jobId!: string | null;
}

@Requires('admin')
@ObjectType({ description: 'Rows of a job upload, a page at a time.' })
export class BulkUploadRowConnection extends numberedConnectionOf(BulkUploadRow, 'BulkUploadRow') {}

@Requires('admin')
@ObjectType({ description: 'Who has uploaded a file of jobs.' })
export class BulkUploader {
  @Field(() => ID, { description: 'The id of the administrator.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;
}

/** Errors and rows have resolvers of their own. */
@Requires('admin')
@ObjectType({ description: 'Many jobs, sent at once in a file or by a program.' })
export class BulkUpload {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'The name of the file; empty where a program sent rows.' })
  fileName!: string;

  @Field(() => BulkUploadStatusEnum, { description: 'How far it has come.' })
  status!: BulkUploadStatus;

  @Field(() => Int, { description: 'How many rows there are.' })
  total!: number;

  @Field(() => Int, { description: 'How many rows were right when it was read.' })
  valid!: number;

  @Field(() => Int, { description: 'How many rows have become jobs so far.' })
  successful!: number;

  @Field(() => Int, { description: 'How many rows were refused so far.' })
  failed!: number;

  @Field(() => Int, { description: 'How many errors there are; a row may have several.' })
  errorCount!: number;

  @Field(() => [String], { description: 'The documented columns it has, in its own order.' })
  columns!: string[];

  @Field(() => [String], {
    description: 'The heads of columns that mean nothing here and are left out.',
  })
  unknownColumns!: string[];

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When its last row was done.' })
  finishedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was undone.' })
  undoneAt!: Date | null;

  @Field(() => BulkUploader, {
    nullable: true,
    description: 'Who has uploaded it; null where the account is gone.',
  })
  uploadedBy!: BulkUploader | null;
}

@Requires('admin')
@ObjectType({ description: 'Job uploads, the newest first, a page at a time.' })
export class BulkUploadConnection extends numberedConnectionOf(BulkUpload, 'BulkUpload') {}
