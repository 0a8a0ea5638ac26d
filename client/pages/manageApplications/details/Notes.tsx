import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useNotes } from './useNotes.ts';

export const Notes_application = graphql(`
  fragment Notes_application on Application {
    id
    notes {
      id
      body
      createdAt
      authorName
      mentionedNames
      isMine
    }
  }
`);

/** The company's notes about the application, visible to the company only. */
export function Notes(props: { application: FragmentType<typeof Notes_application> }) {
  const { id, notes } = readFragment(Notes_application, props.application);
  const t = useTranslations('manageApplications');
  const time = useTimeWords();
  const { add, remove } = useNotes(id);
  return (
    <div className="grid gap-3 text-sm">
      {notes.length > 0 ? (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="rounded-control bg-tint px-3 py-2">
              <p className="whitespace-pre-line wrap-anywhere">
                <NoteText body={note.body} names={note.mentionedNames} />
              </p>
              <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-soft">
                <span>
                  {note.authorName ?? t('notes.former')} ·{' '}
                  <time dateTime={note.createdAt} title={time.full(note.createdAt)}>
                    {time.ago(note.createdAt)}
                  </time>
                </span>
                {note.isMine && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={t('notes.deleteNamed', { text: note.body.slice(0, 60) })}
                    onClick={() => void remove(note)}
                  >
                    {t('notes.delete')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-soft">{t('notes.none')}</p>
      )}
      <NoteForm applicationId={id} add={add} />
    </div>
  );
}

/** A note with the people it mentions marked. */
function NoteText({ body, names }: { body: string; names: readonly string[] }) {
  if (names.length === 0) return body;
  const escaped = names
    .toSorted((one, two) => two.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return body.split(new RegExp(`(@(?:${escaped.join('|')}))`, 'u')).map((piece, index) =>
    index % 2 === 1 ? (
      <strong key={index} className="font-semibold text-ink">
        {piece}
      </strong>
    ) : (
      piece
    ),
  );
}
