import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  posts: { title: string; excerpt: string; slug: string }[];
}

/** The month's articles, for users who have switched them on. */
export function news({ name, posts }: Values, { t, siteName, page }: MailTools): MailContent {
  const [first] = posts;
  return {
    subject: t('news.subject', { title: first?.title ?? '', siteName }),
    preview: first?.excerpt ?? '',
    title: t('news.title'),
    name,
    paragraphs: [t('news.intro', { count: posts.length })],
    entries: posts.map(({ title, excerpt, slug }) => ({
      title,
      link: page(`/blog/${slug}`),
      lines: [excerpt],
    })),
    button: { label: t('news.button'), link: page('/blog') },
    afterwards: [t('news.where'), t('news.off', { address: page('/settings') })],
    reason: t('news.reason', { siteName }),
  };
}
