import type { BlogCategory, BlogSort } from '#schema/options/blog.ts';
import type { InquiryType } from '#schema/options/contact.ts';
import type { SubscriptionTopic } from '#schema/options/subscriptions.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const PostCategoryEnum = graphqlEnum<BlogCategory>(
  'PostCategory',
  'The subjects of the blog.',
  {
    technology: 'Technology.',
    career: 'Career.',
    workplace: 'Workplace.',
    industry_news: 'Industry news.',
  },
);

export const PostSortEnum = graphqlEnum<BlogSort>('PostSort', 'Which articles come first.', {
  latest: 'The newest.',
  popular: 'The most read.',
  trending: 'The most discussed, then the most read.',
});

export const InquiryTypeEnum = graphqlEnum<InquiryType>('InquiryType', 'What a message is about.', {
  general: 'Anything.',
  support: 'Something does not work, or is not understood.',
  billing: 'Money.',
  partnership: 'Working together.',
  feedback: 'Praise and blame.',
});

export const SubscriptionTopicEnum = graphqlEnum<SubscriptionTopic>(
  'SubscriptionTopic',
  'What an address is left for.',
  { blog: 'New articles.', candidate_database: 'The opening of the candidate database.' },
);
