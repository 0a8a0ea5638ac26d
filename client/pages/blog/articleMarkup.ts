interface Article {
  title: string;
  excerpt: string;
  image: string | null;
  author: string;
  publishedAt: string;
  locale: string;
  siteName: string;
}

/** Schema.org's Article, for search engines. */
export function articleMarkup(article: Article): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    inLanguage: article.locale.toLowerCase(),
    datePublished: article.publishedAt,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: article.siteName },
    ...(article.image && { image: article.image }),
  };
}
