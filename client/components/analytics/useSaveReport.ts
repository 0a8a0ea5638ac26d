import { useMutation } from '@apollo/client/react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { SaveReport_ReportFragment, SaveReportInput } from '#client/gql/graphql.ts';

/** Needed to save over a report without losing changes made by others. */
export const SaveReport_report = graphql(`
  fragment SaveReport_report on AnalyticsReport {
    id
    version
    name
    description
    isShared
  }
`);
export type KeptReport = Pick<
  SaveReport_ReportFragment,
  'id' | 'version' | 'name' | 'description' | 'isShared'
>;

const SaveReportMutation = graphql(`
  mutation SaveReport($input: SaveReportInput!) {
    saveReport(input: $input) {
      report {
        id
        updatedAt
        ...SaveReport_report
      }
    }
  }
`);

/** Saves a question under a new name, or over the report with the given id. Refusals are thrown. */
export function useSaveReport() {
  const [send, { loading }] = useMutation(SaveReportMutation);
  const save = async (input: SaveReportInput): Promise<KeptReport> => {
    const { data } = await send({ variables: { input } });
    if (!data) throw new Error('The answer is empty');
    return readFragment(SaveReport_report, data.saveReport.report);
  };
  return { save, busy: loading };
}
