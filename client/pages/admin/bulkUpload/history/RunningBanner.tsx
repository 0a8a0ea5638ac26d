import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { useUploadName } from '#client/pages/admin/bulkUpload/useUploadName.ts';
import { pathOfUpload } from '#client/pages/admin/bulkUpload/paths.ts';

export const RunningBanner_upload = graphql(`
  fragment RunningBanner_upload on BulkUpload {
    id
    fileName
  }
`);

/** Leads back to a running upload, the administrator's own or a colleague's. */
export function RunningBanner(props: { upload: FragmentType<typeof RunningBanner_upload> }) {
  const { id, fileName } = readFragment(RunningBanner_upload, props.upload);
  const file = useUploadName()(fileName);
  const t = useTranslations('bulkUpload');
  return (
    <Banner
      actions={
        <Link to={pathOfUpload(id)} preventScrollReset className="hit-44 text-link font-semibold">
          {t('see')}
        </Link>
      }
    >
      {t('running', { file })}
    </Banner>
  );
}
