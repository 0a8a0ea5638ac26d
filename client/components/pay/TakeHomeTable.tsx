import { useTranslations } from 'use-intl';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { takeHome, type ProvidentFund } from '#schema/pay/takeHome.ts';
import { TAX_REGIMES, TAX_YEAR } from '#schema/pay/taxYear.ts';

interface TakeHomeTableProps {
  yearly: number;
  providentFund?: ProvidentFund;
  isCostToCompany?: boolean;
}

/** The take-home pay from a yearly figure in each of the two tax regimes, with the deductions. */
export function TakeHomeTable(props: TakeHomeTableProps) {
  const { yearly, providentFund = 'ceiling', isCostToCompany = false } = props;
  const t = useTranslations('pay');
  const rupees = (value: number) => t('rupees', { value });
  return (
    <Table caption={t('takeHome.caption', { yearly })}>
      <TableHead>
        <HeadCell>{t('takeHome.regime')}</HeadCell>
        <HeadCell align="end">{t('takeHome.monthly')}</HeadCell>
        <HeadCell align="end">{t('takeHome.tax')}</HeadCell>
        <HeadCell align="end">{t('takeHome.fund')}</HeadCell>
      </TableHead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {TAX_REGIMES.map((regime) => {
          const left = takeHome({ yearly, regime, providentFund, isCostToCompany });
          return (
            <Row key={regime}>
              <Cell>
                <span className="font-semibold">{t(`regime.${regime}`)}</span>
              </Cell>
              <Cell label={t('takeHome.monthly')} align="end">
                <span className="font-semibold">{rupees(left.monthly)}</span>
              </Cell>
              <Cell label={t('takeHome.tax')} align="end">
                {rupees(left.tax)}
              </Cell>
              <Cell label={t('takeHome.fund')} align="end">
                {rupees(left.providentFund)}
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The year of the rules, and everything the estimate takes for granted. */
export function TakeHomeAssumptions() {
  const t = useTranslations('pay');
  const { from } = TAX_YEAR;
  return (
    <p className="measure text-sm text-soft">
      {t('takeHome.assumptions', { from: `${from}`, to: `${from + 1}` })}
    </p>
  );
}
