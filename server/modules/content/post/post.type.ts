import { Field, Int, ObjectType } from 'type-graphql';
import type { BlogCategory } from '#schema/options/blog.ts';
import type { Locale } from '#schema/options/locales.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { PostCategoryEnum } from '#server/graphql/enums/content.ts';
import { LocaleEnum } from '#server/graphql/enums/people.ts';
import { Node } from '#server/graphql/node.ts';
import { optional } from '#server/graphql/optional.ts';

@ObjectType({
  implements: Node,
  description: "A blog article, in the reader's language if a translation exists.",
})
export class Post extends Node {
  @Field(() => String, { description: 'The slug: the last part of the URL.' })
  slug!: string;

  @Field(() => LocaleEnum, { description: 'The language of this version.' })
  locale!: Locale;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { description: 'A summary in one or two sentences.' })
  excerpt!: string;

  @Field(() => String, { description: 'The author.' })
  author!: string;

  @Field(() => PostCategoryEnum, { description: 'The category.' })
  category!: BlogCategory;

  @Field(() => [String], { description: 'The tags.' })
  tags!: string[];

  @Field(() => String, optional('The URL of the picture, if there is one.'))
  image!: string | null;

  @Field(() => Boolean, { description: 'Whether the article is featured.' })
  featured!: boolean;

  @Field(() => Int, { description: 'The reading time in minutes.' })
  readMinutes!: number;

  @Field(() => Int, { description: 'The number of views, counting each visitor once a day.' })
  views!: number;

  @Field(() => Int, { description: 'The number of comments.' })
  comments!: number;

  @Field(() => DateTime, { description: 'When the article was published.' })
  publishedAt!: Date;

  /** Only present when a single article is read; lists do not load the text. */
  body?: string;

  rank?: string;
}

export const PostConnection = connectionOf(Post, 'Post');

@ObjectType({ description: 'A category with its number of articles.' })
export class PostCategoryCount {
  @Field(() => PostCategoryEnum, { description: 'The category.' })
  category!: BlogCategory;

  @Field(() => Int, { description: 'The number of articles.' })
  count!: number;
}

@ObjectType({ description: 'The article with its new view count.' })
export class PostPayload {
  @Field(() => Post, optional('The article; null if it does not exist.'))
  post!: Post | null;
}
