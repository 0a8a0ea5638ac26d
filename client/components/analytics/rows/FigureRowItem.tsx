import { useFormatter } from 'use-intl';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Tag } from '#client/ui/Tag.tsx';

export const FigureRowItem_row = graphql(`
  fragment FigureRowItem_row on FigureRow {
    id
    at
    label
    detail
    job {
      id
      label
      path
    }
    company {
      id
      label
      path
    }
    user {
      id
      label
      path
    }
  }
`);

const DAY = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
} as const;

interface FigureRowItemProps {
  row: FragmentType<typeof FigureRowItem_row>;
  timeZone: string;
}

/** A row's name and date, with links to the job, company or person it is about. */
export function FigureRowItem({ row, timeZone }: FigureRowItemProps) {
  const { at, label, detail, job, company, user } = readFragment(FigureRowItem_row, row);
  const format = useFormatter();
  const clock = useClockFormat();
  const links = [job, user, company].filter((link) => link != null);
  const own = links.find((link) => link.label === label);
  const others = links.filter((link) => link !== own);
  return (
    <li className="grid gap-0.5 border-b border-line py-2.5 last:border-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="min-w-0 font-semibold break-words">
          {own?.path ? <PageLink label={label} path={own.path} /> : label}
        </b>
        {detail && <Tag>{detail}</Tag>}
      </span>
      <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-soft">
        <time dateTime={at} className="tabular">
          {format.dateTime(new Date(at), { ...DAY, ...clock, timeZone })}
        </time>
        {others.map(({ id, label: name, path }) => (
          <span key={id} className="min-w-0 break-words">
            {path ? <PageLink label={name} path={path} /> : name}
          </span>
        ))}
      </span>
    </li>
  );
}

function PageLink({ label, path }: { label: string; path: string }) {
  return (
    <Link to={path} className="hit-44 text-link hover:underline">
      {label}
    </Link>
  );
}
