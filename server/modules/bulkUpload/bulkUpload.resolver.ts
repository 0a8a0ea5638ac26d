import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { BULK_ERRORS_SHOWN } from '#schema/options/limits.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { withLeanHeap } from './createJobs/leanHeap.service.ts';
import { Admin } from '#server/graphql/adminType.ts';
import { optional } from '#server/graphql/optional.ts';
import {
  BulkRowsInput,
  BulkUploadsArgs,
  PrepareBulkUploadInput,
  StartBulkUploadInput,
  UndoBulkUploadInput,
} from './bulkUpload.inputs.ts';
import { BulkResult, BulkUploadPayload, BulkValidation } from './bulkUpload.payloads.ts';
import { undoableUntil } from './bulkUpload.rules.ts';
import { bulkUpload, listBulkUploads, rowsOf } from './bulkUpload.service.ts';
import {
  BulkError,
  BulkUpload,
  BulkUploadConnection,
  BulkUploadRowConnection,
} from './bulkUpload.type.ts';
import { linkToAnnotated } from './file/annotatedFile.service.ts';
import { prepareBulkUpload } from './prepareBulkUpload.service.ts';
import { bulkUploadProgress } from './progress.service.ts';
import { errorsByUpload } from './rowErrors.service.ts';
import { uploadBulkRows, validateBulkRows } from './uploadRows.service.ts';
import { startBulkUpload } from './startBulkUpload.service.ts';
import { undoBulkUpload } from './undoBulkUpload.service.ts';

const ONE = { description: 'The id of the upload.' };

@Resolver(() => Admin)
export class AdminBulkUploadsResolver {
  @FieldResolver(() => BulkUploadConnection, {
    description: 'The job uploads that were started, the newest first.',
  })
  bulkUploads(@Args(() => BulkUploadsArgs) args: BulkUploadsArgs, @Ctx() ctx: Context) {
    return listBulkUploads(ctx, args);
  }

  @FieldResolver(() => BulkUpload, optional('One job upload; null if it does not exist.'))
  bulkUpload(@Arg('id', () => ID, ONE) id: string, @Ctx() ctx: Context) {
    return bulkUpload(ctx, id);
  }
}

@Resolver(() => BulkUpload)
export class BulkUploadResolver {
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'The time until which you can undo the upload; null if you cannot.',
  })
  undoableUntil(@Root() upload: BulkUpload) {
    return undoableUntil(upload);
  }

  @FieldResolver(() => String, {
    description:
      'A link to the file with two additional columns, error and hint. It is valid for five minutes.',
  })
  annotatedFileUrl(@Root() { id }: BulkUpload, @Ctx() { services, locale }: Context) {
    return linkToAnnotated(services, id, locale);
  }

  @FieldResolver(() => [BulkError], { description: 'The errors, row by row.' })
  async errors(
    @Root() { id }: BulkUpload,
    @Arg('first', () => Int, {
      defaultValue: BULK_ERRORS_SHOWN,
      description: 'The maximum number of errors, 1 to 100.',
    })
    first: number,
    @Ctx() ctx: Context,
  ) {
    return (await loaderOf(ctx, errorsByUpload).load(id)).slice(0, first);
  }

  @FieldResolver(() => BulkUploadRowConnection, { description: 'The rows, in order.' })
  rows(@Root() upload: BulkUpload, @Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context) {
    return rowsOf(ctx, upload, args);
  }

  @Requires('admin')
  @Mutation(() => BulkUploadPayload, {
    description: 'Reads a file of jobs and checks each row.',
  })
  async prepareBulkUpload(
    @Arg('input', () => PrepareBulkUploadInput, { description: 'The uploaded file to read.' }) {
      fileId,
    }: PrepareBulkUploadInput,
    @Ctx() ctx: Context,
  ) {
    return { upload: await withLeanHeap(() => prepareBulkUpload(ctx, fileId)) };
  }

  @Requires('admin')
  @Mutation(() => BulkUploadPayload, {
    description: 'Creates approved jobs from the rows. The upload continues in the background.',
  })
  async startBulkUpload(
    @Arg('input', () => StartBulkUploadInput, { description: 'The upload to start.' })
    input: StartBulkUploadInput,
    @Ctx() ctx: Context,
  ) {
    return { upload: await startBulkUpload(ctx, input) };
  }

  @Requires('admin')
  @Mutation(() => BulkUploadPayload, {
    description: 'Removes the jobs of an upload, within 24 hours after the last one was created.',
  })
  async undoBulkUpload(
    @Arg('input', () => UndoBulkUploadInput, { description: 'The upload to undo.' }) {
      id,
    }: UndoBulkUploadInput,
    @Ctx() ctx: Context,
  ) {
    return { upload: await undoBulkUpload(ctx, id) };
  }

  @Requires('admin')
  @Mutation(() => BulkValidation, {
    description: 'Checks rows without creating anything.',
  })
  validateBulkRows(
    @Arg('input', () => BulkRowsInput, { description: 'The rows.' }) { data }: BulkRowsInput,
    @Ctx() ctx: Context,
  ) {
    return withLeanHeap(() => validateBulkRows(ctx, data));
  }

  @Requires('admin')
  @Mutation(() => BulkResult, {
    description: 'Creates jobs from the valid rows and answers when all of them are done.',
  })
  uploadBulkRows(
    @Arg('input', () => BulkRowsInput, { description: 'The rows.' }) { data }: BulkRowsInput,
    @Ctx() ctx: Context,
  ) {
    return withLeanHeap(() => uploadBulkRows(ctx, data));
  }

  @Requires('admin')
  @Subscription(() => BulkUploadPayload, {
    subscribe: ({ context, args }: { context: Context; args: { id: string } }) =>
      bulkUploadProgress(context, args.id),
    description: 'Sends the upload now and whenever it progresses. Served at /graphql/stream.',
  })
  bulkUploadProgress(
    @Root() payload: BulkUploadPayload | undefined,
    @Arg('id', () => ID, ONE) _id: string,
    @Ctx() { t }: Context,
  ) {
    if (!payload) throw new Failure('BAD_USER_INPUT', t('live.elsewhere'));
    return payload;
  }
}
