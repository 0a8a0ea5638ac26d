import type { QuestionKind, QuestionWeight } from '#schema/options/jobQuestions.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const QuestionKindEnum = graphqlEnum<QuestionKind>(
  'QuestionKind',
  'How a question is answered.',
  {
    yes_no: 'The answer is yes or no.',
    choice: 'The answer is one of the options.',
    number: 'The answer is a number.',
    text: 'The answer is a short text.',
    file: 'The answer is a PDF or Word document.',
  },
);

export const QuestionWeightEnum = graphqlEnum<QuestionWeight>(
  'QuestionWeight',
  'How much it matters that an answer fits. It never rejects an application.',
  {
    must: 'The employer is looking for this answer. Other answers are marked.',
    nice: 'This answer is welcome.',
  },
);
