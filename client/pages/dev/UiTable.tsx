import { useState } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { rows } from './uiPageSamples.ts';
import { uiPageWords } from './uiPageWords.ts';

const words = uiPageWords.table;

export function UiTable() {
  const [picked, setPicked] = useState<readonly string[]>(['1']);
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  return (
    <Table caption={words.caption}>
      <TableHead>
        <HeadCell className="w-12">
          <span className="sr-only">{words.pick}</span>
        </HeadCell>
        <HeadCell sort="ascending" onSort={() => undefined}>
          {words.job}
        </HeadCell>
        <HeadCell>{words.status}</HeadCell>
        <HeadCell align="end" sort={null} onSort={() => undefined}>
          {words.pay}
        </HeadCell>
        <HeadCell align="end">{words.waiting}</HeadCell>
      </TableHead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <Row key={row.id} selected={picked.includes(row.id)}>
            <Cell>
              <Checkbox
                hideLabel
                label={`${words.pick}: ${row.job}`}
                checked={picked.includes(row.id)}
                onChange={() => toggle(row.id)}
                className="-m-3"
              />
            </Cell>
            <Cell>
              <b className="block font-semibold">{row.job}</b>
              <span className="text-soft">{row.place}</span>
            </Cell>
            <Cell label={words.status}>
              <Tag tone={row.tone}>{row.status}</Tag>
            </Cell>
            <Cell label={words.pay} align="end">
              {row.pay}
            </Cell>
            <Cell label={words.waiting} align="end">
              {row.waiting}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
