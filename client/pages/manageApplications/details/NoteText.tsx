/** A note with the people it mentions marked. */
export function NoteText({ body, names }: { body: string; names: readonly string[] }) {
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
