import { FAQ_GROUPS } from './faqQuestions.ts';

/** Schema.org's FAQPage, from the words that stand on the page. */
export function faqMarkup(say: (key: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: FAQ_GROUPS.flatMap(({ questions }) =>
      questions.map(({ id }) => ({
        '@type': 'Question',
        name: say(`questions.${id}.question`),
        acceptedAnswer: { '@type': 'Answer', text: say(`questions.${id}.answer`) },
      })),
    ),
  };
}
