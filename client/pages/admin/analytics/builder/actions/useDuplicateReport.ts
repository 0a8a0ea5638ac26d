import { useMutation } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';

const DuplicateReportMutation = graphql(`
  mutation DuplicateReportKept($input: ReportInput!) {
    duplicateReport(input: $input) {
      report {
        id
      }
    }
  }
`);

/** Duplicates the saved report into one of the user's own. */
export function useDuplicateReport() {
  const [duplicate] = useMutation(DuplicateReportMutation);
  return async (id: string): Promise<string> => {
    const { data } = await duplicate({ variables: { input: { id } } });
    return data!.duplicateReport.report.id;
  };
}
