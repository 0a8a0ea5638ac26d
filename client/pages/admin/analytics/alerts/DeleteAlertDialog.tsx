import { graphql } from '#client/gql/gql.ts';
import { DeleteSavedDialog } from '#client/pages/admin/analytics/saved/DeleteSavedDialog.tsx';

const DeleteAlertMutation = graphql(`
  mutation DeleteAlertDialog($input: DeleteFigureAlertInput!) {
    deleteFigureAlert(input: $input) {
      deletedAlertId
    }
  }
`);

interface DeleteAlertDialogProps {
  alert: { id: string; name: string };
  onClose: () => void;
}

export const DeleteAlertDialog = ({ alert, onClose }: DeleteAlertDialogProps) => (
  <DeleteSavedDialog
    saved={alert}
    typename="FigureAlert"
    mutation={DeleteAlertMutation}
    words="figureAlerts"
    onClose={onClose}
  />
);
