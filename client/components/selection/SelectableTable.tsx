import type { ReactNode } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import type { RowSelection } from './useRowSelection.ts';

interface SelectableTableProps {
  /** Read out as the table's name. */
  caption: string;
  /** The label of the box that selects the page; false if the rows cannot be selected. */
  label: string | false;
  selection: Pick<RowSelection<{ id: string }>, 'page' | 'togglePage'>;
  head: ReactNode;
  children: ReactNode;
}

/** A table whose rows can be selected, with a box for the whole page. */
export function SelectableTable(props: SelectableTableProps) {
  const { caption, label, selection, head, children } = props;
  const everything = label && {
    label,
    checked: selection.page === 'all',
    mixed: selection.page === 'some',
    onChange: selection.togglePage,
  };
  return (
    <>
      {everything && <Checkbox {...everything} className="md:hidden" />}
      <Table caption={caption}>
        <TableHead>
          <HeadCell className="w-12">
            {everything && <Checkbox {...everything} hideLabel className="-m-3" />}
          </HeadCell>
          {head}
        </TableHead>
        <tbody role="rowgroup" className="max-md:block">
          {children}
        </tbody>
      </Table>
    </>
  );
}
