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

/** As it was saved; a copy of one's own. */
export function useDuplicateReport() {
  const [duplicate] = useMutation(DuplicateReportMutation);
  return async (id: string): Promise<string> => {
    const { data } = await duplicate({ variables: { input: { id } } });
    return data!.duplicateReport.report.id;
  };
}
