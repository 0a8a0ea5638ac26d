import { FAQ_GROUPS } from './faqQuestions.ts';

/** Schema.org's FAQPage, built from the texts of the page. */
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
