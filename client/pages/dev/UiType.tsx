import { uiPageWords as words } from './uiPageWords.ts';

const sizes = [
  ['44', 'text-3xl font-bold'],
  ['32', 'text-2xl font-bold'],
  ['25', 'text-xl font-bold'],
  ['20', 'text-lg font-semibold'],
  ['17', 'text-base'],
  ['15', 'text-sm'],
  ['13', 'text-xs'],
] as const;

export function UiType() {
  return (
    <div className="grid gap-3">
      {sizes.map(([size, name]) => (
        <p key={size} className="flex items-baseline gap-4">
          <span className="tabular w-6 shrink-0 text-xs text-soft">{size}</span>
          <span className={name}>{words.sample}</span>
        </p>
      ))}
      <p lang="hi" className="text-lg">
        {words.sampleHindi}
      </p>
    </div>
  );
}
