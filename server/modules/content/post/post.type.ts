import { Field, Int, ObjectType } from 'type-graphql';
import type { BlogCategory } from '#schema/options/blog.ts';
import type { Locale } from '#schema/options/locales.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { PostCategoryEnum } from '#server/graphql/enums/content.ts';
import { LocaleEnum } from '#server/graphql/enums/people.ts';
import { Node } from '#server/graphql/node.ts';

@ObjectType({
  implements: Node,
  description: 'An article of the blog, in the best language there is for the reader.',
})
export class Post extends Node {
  @Field(() => String, { description: 'The end of the address of its page.' })
  slug!: string;

  @Field(() => LocaleEnum, { description: 'The language it is told in here.' })
  locale!: Locale;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, in a sentence or two.' })
  excerpt!: string;

  @Field(() => String, { description: 'Who wrote it.' })
  author!: string;

  @Field(() => PostCategoryEnum, { description: 'What kind of subject it has.' })
  category!: BlogCategory;

  @Field(() => [String], { description: 'Words it is filed under.' })
  tags!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The address of its picture, if it has one.',
  })
  image!: string | null;

  @Field(() => Boolean, { description: 'Whether the editors put it first.' })
  featured!: boolean;

  @Field(() => Int, { description: 'How many minutes it takes to read.' })
  readMinutes!: number;

  @Field(() => Int, { description: 'By how many visitors it was read, each counted once a day.' })
  views!: number;

  @Field(() => Int, { description: 'How many have commented.' })
  comments!: number;

  @Field(() => DateTime, { description: 'When it was published.' })
  publishedAt!: Date;

  /** Only what was read for a page of its own has it; lists do not carry the text. */
  body?: string;

  rank?: string;
}

export const PostConnection = connectionOf(Post, 'Post');

@ObjectType({ description: 'How many articles a category holds.' })
export class PostCategoryCount {
  @Field(() => PostCategoryEnum, { description: 'The category.' })
  category!: BlogCategory;

  @Field(() => Int, { description: 'Its articles.' })
  count!: number;
}

@ObjectType({ description: 'The article with its new count.' })
export class PostPayload {
  @Field(() => Post, {
    nullable: true,
    description: 'The article; null when there is no such one.',
  })
  post!: Post | null;
}
