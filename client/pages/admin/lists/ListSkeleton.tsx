import { Placeholders } from '#client/components/Placeholders.tsx';

/** A placeholder while the list loads. */
export function ListSkeleton() {
  return (
    <Placeholders className="grid gap-2" blocks={Array<string>(6).fill('h-44 w-full md:h-20')} />
  );
}
