import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import type { SiteLocale } from '#client/lib/locale.ts';
import { loadWords } from '#client/lib/words.ts';
import { PageSkeleton } from '#client/pages/frame/PageSkeleton.tsx';

const load = () => import('./OpenCompany.tsx');
const AREAS = ['team'] as const;

export async function prepareCompanyLink(locale: SiteLocale): Promise<void> {
  await Promise.all([load(), loadWords(locale, AREAS)]);
}

/** The page of a link that names a company opens once the account works for it. */
export function CompanyLink({ companyId }: { companyId: string }) {
  const code = useLazyModule(load, AREAS);
  if (!code) return <PageSkeleton />;
  return (
    <Words areas={AREAS}>
      <code.OpenCompany companyId={companyId} />
    </Words>
  );
}
