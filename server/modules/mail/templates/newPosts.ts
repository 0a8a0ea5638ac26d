import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  posts: { title: string; excerpt: string; slug: string }[];
  /** A path on the site. */
  leave: string;
}

/** To subscribers of the blog. */
export function newPosts({ posts, leave }: Values, { t, siteName, page }: MailTools): MailContent {
  const [first] = posts;
  const count = posts.length;
  return {
    subject: t('newPosts.subject', { title: first?.title ?? '', siteName }),
    preview: first?.excerpt ?? '',
    title: t('newPosts.title', { count }),
    name: '',
    paragraphs: [t('newPosts.intro', { count, siteName })],
    entries: posts.map(({ title, excerpt, slug }) => ({
      title,
      link: page(`/blog/${slug}`),
      lines: [excerpt],
    })),
    button: { label: t('newPosts.button'), link: page('/blog') },
    reason: t('newPosts.reason', { siteName }),
    endings: [{ label: t('newPosts.leave'), link: page(leave) }],
  };
}
