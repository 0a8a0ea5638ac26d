import { useFormatter, useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const PostFacts_post = graphql(`
  fragment PostFacts_post on Post {
    publishedAt
    readMinutes
    views
    comments
  }
`);

interface PostFactsProps {
  post: FragmentType<typeof PostFacts_post>;
  className?: string;
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Date, reading time and views; comments only if there are any. */
export function PostFacts({ className, ...props }: PostFactsProps) {
  const { publishedAt, readMinutes, views, comments } = readFragment(PostFacts_post, props.post);
  const t = useTranslations('postFacts');
  const format = useFormatter();
  return (
    <p
      className={joinClasses(
        'tabular flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-soft',
        className,
      )}
    >
      <time dateTime={publishedAt}>{format.dateTime(new Date(publishedAt), DAY)}</time>
      <span>{t('readTime', { minutes: readMinutes })}</span>
      <span>{t('views', { count: views })}</span>
      {comments > 0 && <span>{t('comments', { count: comments })}</span>}
    </p>
  );
}
