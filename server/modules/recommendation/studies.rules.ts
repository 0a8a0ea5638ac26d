import { STUDIES } from '#schema/search/studies.ts';
import { wordsOf } from '#server/modules/search/words/words.rules.ts';
import { occupationsIn, occupationsInText, type Occupation } from './work.rules.ts';

const ROWS = STUDIES.map((row) => {
  const [studied = '', works = ''] = row.split('>');
  const each = (list: string) => list.split('|').map((name) => name.trim());
  return {
    studied: each(studied).map((name) => ` ${wordsOf(name).join(' ')} `),
    works: each(works),
  };
});

/** The work that studies lead to: "B.Com" to accounts. A longer name counts before a shorter one in it. */
export function worksOfStudies(studies: readonly string[]): Occupation[] {
  return studies.flatMap((study) => {
    const words = ` ${wordsOf(study).join(' ')} `;
    const found = ROWS.map(({ studied, works }) => ({
      works,
      length: Math.max(
        0,
        ...studied.filter((name) => words.includes(name)).map((name) => name.length),
      ),
    })).toSorted((one, two) => two.length - one.length)[0]!;
    const works = found.length > 0 ? found.works.flatMap(occupationsIn) : occupationsInText(study);
    return works.map((work) => ({ ...work, name: study.trim(), source: 'studies' as const }));
  });
}
