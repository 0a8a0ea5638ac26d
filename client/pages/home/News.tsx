import { useTranslations } from 'use-intl';
import { PostCard, type PostCard_post } from '#client/components/posts/PostCard.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { Section } from './Section.tsx';

interface NewsProps {
  posts: readonly (FragmentType<typeof PostCard_post> & { id: string })[];
}

/** Three articles and a link to all of them. */
export function News({ posts }: NewsProps) {
  const t = useTranslations('home');
  return (
    <Section heading={t('news.heading')} more={{ to: '/blog', label: t('news.more') }}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="sm:last:max-lg:col-span-2">
            <PostCard post={post} amount="teaser" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
