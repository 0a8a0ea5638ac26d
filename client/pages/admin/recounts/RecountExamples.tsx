import { useTranslations } from 'use-intl';
import { subjectPath } from '#client/components/admin/activity/subjectPath.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';

export const RecountExamples_example = graphql(`
  fragment RecountExamples_example on RecountExample {
    id
    rowKey
    subjectKind
    subjectId
    subjectName
    before
    after
    correctedAt
  }
`);

interface RecountExamplesProps {
  caption: string;
  examples: readonly FragmentType<typeof RecountExamples_example>[];
}

type Facts = Record<string, unknown>;

/** Some rows as they were stored and as they were counted. */
export function RecountExamples({ caption, examples }: RecountExamplesProps) {
  const t = useTranslations('recounts');
  const time = useTimeWords();
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell className="w-1/3">{t('column.row')}</HeadCell>
        <HeadCell className="w-1/4">{t('column.before')}</HeadCell>
        <HeadCell className="w-1/4">{t('column.after')}</HeadCell>
        <HeadCell>{t('column.correctedAt')}</HeadCell>
      </TableHead>
      <tbody role="rowgroup" className="max-md:block">
        {readFragment(RecountExamples_example, examples).map((one) => (
          <Row key={one.id}>
            <Cell>
              <Subject {...one} />
            </Cell>
            <Cell label={t('column.before')}>
              <Values facts={one.before as Facts | null} otherwise={t('missing')} />
            </Cell>
            <Cell label={t('column.after')}>
              <Values facts={one.after as Facts | null} otherwise="–" />
            </Cell>
            <Cell label={t('column.correctedAt')}>
              {one.correctedAt ? (
                <time dateTime={one.correctedAt}>{time.full(one.correctedAt)}</time>
              ) : (
                t('open')
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

interface SubjectProps {
  rowKey: string;
  subjectKind: string | null;
  subjectId: string | null;
  subjectName: string | null;
}

/** The job, company or user that the row belongs to, and the key of the row. */
function Subject({ rowKey, subjectKind: kind, subjectId: id, subjectName }: SubjectProps) {
  const path = kind && id ? subjectPath({ kind, id }) : null;
  return (
    <>
      {path && subjectName && (
        <Link to={path} className="hit-44 font-semibold text-ink hover:underline">
          {subjectName}
        </Link>
      )}
      <code className="block text-xs break-all text-soft">{rowKey}</code>
    </>
  );
}

function Values({ facts, otherwise }: { facts: Facts | null; otherwise: string }) {
  if (!facts) return <span className="text-soft">{otherwise}</span>;
  return (
    <dl className="text-sm">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2 max-md:justify-end">
          <dt className="text-soft">
            <code>{name}</code>
          </dt>
          <dd className="break-all">{textOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const textOf = (value: unknown): string =>
  value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
