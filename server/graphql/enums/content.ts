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

export const PostSortEnum = graphqlEnum<BlogSort>('PostSort', 'The order of a list of articles.', {
  latest: 'Newest first.',
  popular: 'Most read first.',
  trending: 'Most discussed first, then most read.',
});

export const InquiryTypeEnum = graphqlEnum<InquiryType>('InquiryType', 'What a message is about.', {
  general: 'A general question.',
  support: 'A problem or a question about how to do something.',
  billing: 'Billing.',
  partnership: 'A partnership.',
  feedback: 'Feedback.',
});

export const SubscriptionTopicEnum = graphqlEnum<SubscriptionTopic>(
  'SubscriptionTopic',
  'A topic to subscribe to.',
  { blog: 'New articles.', candidate_database: 'The opening of the candidate database.' },
);
