import type { ReactNode } from 'react';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';

const WORDS = ['resumes', 'files', 'validation'] as const;
const load = () => import('./ResumeUpload.tsx');

/** The upload control for pages that must not wait for its code. Until it loads, a link to the page that has it. */
export function LazyResumeUpload({ children }: { children: ReactNode }) {
  const code = useLazyModule(load, WORDS);
  if (!code) return children;
  return (
    <Words areas={WORDS}>
      <code.ResumeUpload />
    </Words>
  );
}
