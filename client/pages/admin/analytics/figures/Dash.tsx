/** A placeholder for an unknown value. */
export function Dash({ means }: { means: string }) {
  return (
    <span title={means}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{means}</span>
    </span>
  );
}
