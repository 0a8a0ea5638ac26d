import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { BulkRowOutcome, BulkUploadStatus } from '#schema/options/screens/bulkUpload.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { BulkRowOutcomeEnum, BulkUploadStatusEnum } from '#server/graphql/enums/bulkUpload.ts';
import { Requires } from '#server/graphql/requires.ts';
import { numberedConnectionOf } from '#server/graphql/numberedConnection.ts';
import { optional } from '#server/graphql/optional.ts';

@Requires('admin')
@ObjectType({ description: 'An error in a row of a job upload.' })
export class BulkError {
  @Field(() => Int, { description: 'The row number; the first row below the header is 2.' })
  row!: number;

  @Field(() => String, { description: 'The documented name of the column.' })
  field!: string;

  @Field(() => String, { description: 'The error message.' })
  message!: string;

  @Field(() => String, { description: 'How to fix it.' })
  hint!: string;
}

@Requires('admin')
@ObjectType({ description: 'A row of a job upload.' })
export class BulkUploadRow {
  @Field(() => Int, { description: 'The row number; the first row below the header is 2.' })
  row!: number;

  @Field(() => [String], { description: 'The cells, in the order of `columns`.' })
  cells!: string[];

  @Field(() => BulkRowOutcomeEnum, { description: 'The status of the row.' })
  outcome!: BulkRowOutcome;

  @Field(() => [BulkError], { description: 'The errors of the row; usually empty.' })
  errors!: BulkError[];

  @Field(() => ID, optional('The job created from it.'))
  jobId!: string | null;
}

@Requires('admin')
@ObjectType({ description: 'A page of rows of a job upload.' })
export class BulkUploadRowConnection extends numberedConnectionOf(BulkUploadRow, 'BulkUploadRow') {}

@Requires('admin')
@ObjectType({ description: 'The administrator who uploaded the jobs.' })
export class BulkUploader {
  @Field(() => ID, { description: 'The id of the administrator.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;
}

/** Errors and rows are resolved by field resolvers. */
@Requires('admin')
@ObjectType({ description: 'A bulk upload of jobs, from a file or a program.' })
export class BulkUpload {
  @Field(() => ID, { description: 'The id of the upload.' })
  id!: string;

  @Field(() => String, { description: 'The name of the file; empty if a program sent the rows.' })
  fileName!: string;

  @Field(() => BulkUploadStatusEnum, { description: 'The status of the upload.' })
  status!: BulkUploadStatus;

  @Field(() => Int, { description: 'The number of rows.' })
  total!: number;

  @Field(() => Int, { description: 'The number of rows that were valid when the file was read.' })
  valid!: number;

  @Field(() => Int, { description: 'The number of jobs created so far.' })
  successful!: number;

  @Field(() => Int, { description: 'The number of rows rejected so far.' })
  failed!: number;

  @Field(() => Int, { description: 'The number of errors; a row can have several.' })
  errorCount!: number;

  @Field(() => [String], {
    description: 'The documented columns of the file, in the order of the file.',
  })
  columns!: string[];

  @Field(() => [String], {
    description: 'The headers of unknown columns, which are ignored.',
  })
  unknownColumns!: string[];

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  createdAt!: Date;

  @Field(() => DateTime, optional('When its last row was processed.'))
  finishedAt!: Date | null;

  @Field(() => DateTime, optional('When it was undone.'))
  undoneAt!: Date | null;

  @Field(() => BulkUploader, {
    nullable: true,
    description: 'The administrator who uploaded it; null if the account was deleted.',
  })
  uploadedBy!: BulkUploader | null;
}

@Requires('admin')
@ObjectType({ description: 'A page of job uploads, the newest first.' })
export class BulkUploadConnection extends numberedConnectionOf(BulkUpload, 'BulkUpload') {}
