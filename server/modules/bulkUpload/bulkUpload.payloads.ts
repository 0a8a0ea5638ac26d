import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { BulkError, BulkUpload } from './bulkUpload.type.ts';

@Requires('admin')
@ObjectType({ description: 'The current state of a job upload.' })
export class BulkUploadPayload {
  @Field(() => BulkUpload, { description: 'The upload.' })
  upload!: BulkUpload;
}

@Requires('admin')
@ObjectType({ description: 'The result of checking rows before an upload.' })
export class BulkValidation {
  @Field(() => Boolean, { description: 'Whether every row is valid.' })
  valid!: boolean;

  @Field(() => Int, { description: 'The number of rows.' })
  total!: number;

  @Field(() => Int, { description: 'The number of valid rows.' })
  validRows!: number;

  @Field(() => Int, { description: 'The number of errors.' })
  errorCount!: number;

  @Field(() => [BulkError], { description: 'The first 1,000 errors, row by row.' })
  errors!: BulkError[];
}

@Requires('admin')
@ObjectType({ description: 'The result of uploading rows.' })
export class BulkResult {
  @Field(() => ID, { description: 'The id of the upload.' })
  id!: string;

  @Field(() => Int, { description: 'The number of jobs created.' })
  successful!: number;

  @Field(() => Int, { description: 'The number of rows rejected.' })
  failed!: number;

  @Field(() => Int, { description: 'The number of errors.' })
  errorCount!: number;

  @Field(() => [BulkError], { description: 'The first 1,000 errors, row by row.' })
  errors!: BulkError[];
}
