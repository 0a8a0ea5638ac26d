import { useTranslations } from 'use-intl';
import { TodoItem } from '#client/components/todos/TodoItem.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { Todos_TodoFragment } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/Card.tsx';

const Todos_todo = graphql(`
  fragment Todos_todo on Todo {
    kind
    dueAt
    applicationId
    jobId
    ...TodoItem_todo
  }
`);

interface TodosProps {
  todos: readonly FragmentType<typeof Todos_todo>[];
  /** The reader's time zone, for interviews. */
  timeZone: string;
}

/** The number of to-dos that are shown at first; a button shows the rest. */
const SHOWN = 6;

/** What waits for the reader, the next deadline first; each line leads to where it is done. */
export function Todos(props: TodosProps) {
  const t = useTranslations('dashboard');
  const todos = readFragment(Todos_todo, props.todos);
  const list = (part: readonly Todos_TodoFragment[]) => (
    <ul className="divide-y divide-line">
      {part.map((todo) => (
        <li key={keyOf(todo)} className="first:rounded-t-card last:rounded-b-card">
          <TodoItem todo={todo} timeZone={props.timeZone} />
        </li>
      ))}
    </ul>
  );
  const rest = todos.slice(SHOWN);
  return (
    <section aria-labelledby="todos">
      <h2 id="todos" className="mb-3 text-lg">
        {t('todo.heading')}
      </h2>
      <Card padding="none" className="border-ink/25">
        {list(todos.slice(0, SHOWN))}
        {rest.length > 0 && (
          <details className="border-t border-line">
            <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm text-link">
              {t('todo.more', { count: rest.length })}
            </summary>
            {list(rest)}
          </details>
        )}
      </Card>
    </section>
  );
}

const keyOf = ({ kind, applicationId, jobId, dueAt }: Todos_TodoFragment) =>
  [kind, applicationId ?? jobId, dueAt].join(' ');
