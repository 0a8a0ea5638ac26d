import { Words } from '#client/components/Words.tsx';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { useCompared } from './compared.ts';

const WORDS = ['compare'] as const;
const load = () => import('./CompareBar.tsx');

/** The bar of the comparison, loaded once a job is chosen. */
export function ComparePlace() {
  const bar = useLazyModule(useCompared().length > 0 ? load : null, WORDS);
  return bar ? (
    <Words areas={WORDS}>
      <bar.CompareBar />
    </Words>
  ) : null;
}
