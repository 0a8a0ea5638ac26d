import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { optional } from '#server/graphql/optional.ts';
import { isId } from '#server/lib/ids.ts';
import { PostsArgs, RecordPostViewInput } from './post.inputs.ts';
import { postsById, relatedPosts } from './post.loaders.ts';
import { countPostCategories, findPost, listPosts, recordPostView } from './post.service.ts';
import { Post, PostCategoryCount, PostConnection, PostPayload } from './post.type.ts';

@Resolver(() => Post)
export class PostResolver {
  @Query(() => PostConnection, { description: 'The articles of the blog.' })
  posts(@Args(() => PostsArgs) args: PostsArgs, @Ctx() ctx: Context) {
    return listPosts(ctx, args);
  }

  @Query(() => Post, optional('One article, or null if there is none.'))
  post(
    @Arg('slug', () => String, { description: 'The slug of the article.' }) slug: string,
    @Ctx() ctx: Context,
  ) {
    return findPost(ctx, slug);
  }

  @Query(() => [PostCategoryCount], {
    description: 'The categories of the blog with their number of articles.',
  })
  postCategories(@Ctx() ctx: Context) {
    return countPostCategories(ctx);
  }

  @Mutation(() => PostPayload, {
    description: 'Counts a view, once per visitor and day. For browsers.',
  })
  async recordPostView(
    @Arg('input', () => RecordPostViewInput, { description: 'The article that was opened.' })
    { postId }: RecordPostViewInput,
    @Ctx() ctx: Context,
  ) {
    await recordPostView(ctx, postId);
    return { post: isId(postId) ? await loaderOf(ctx, postsById).load(postId) : null };
  }

  @FieldResolver(() => String, { description: 'The text as sanitized HTML.' })
  async bodyHtml(@Root() { id, body }: Post, @Ctx() ctx: Context) {
    return body ?? (await loaderOf(ctx, postsById).load(id))?.body ?? '';
  }

  @FieldResolver(() => [Post], { description: 'Three related articles.' })
  related(@Root() { id }: Post, @Ctx() ctx: Context) {
    return loaderOf(ctx, relatedPosts).load(id);
  }
}
