import { useTranslations } from 'use-intl';
import { TakeHomeAssumptions, TakeHomeTable } from '#client/components/pay/TakeHomeTable.tsx';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Container } from '#client/ui/Container.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { PROVIDENT_FUNDS } from '#schema/pay/takeHome.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { readTakeHome, takeHomePath, type TakeHomeState } from './takeHomeState.ts';

export const meta = ({ words }: MetaArgs) => ({
  title: words('pay')('calculator.title'),
  description: words('pay')('calculator.description'),
  canonical: '/take-home-pay',
});

/** The monthly take-home pay from a yearly figure. The address holds everything that was entered. */
export function Page() {
  const t = useTranslations('pay');
  const navigate = useNavigate();
  const state = readTakeHome(useSearchParams()[0]);
  const set = (change: Partial<TakeHomeState>) =>
    void navigate(takeHomePath({ ...state, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Container className="grid gap-8 py-8 md:py-10">
      <PageHeading lead={t('calculator.lead')}>{t('calculator.title')}</PageHeading>
      <form
        onSubmit={(event) => event.preventDefault()}
        className="grid max-w-xl gap-5"
        aria-label={t('calculator.title')}
      >
        <TextField
          label={t('calculator.pay')}
          hint={t('calculator.payHint')}
          inputMode="text"
          autoComplete="off"
          maxLength={LENGTHS.option}
          value={state.typed}
          onChange={({ target }) => set({ typed: target.value })}
          error={state.typed && state.yearly === null ? t('calculator.unread') : undefined}
        />
        <SelectField
          label={t('calculator.fund')}
          hint={t('calculator.fundHint')}
          value={state.providentFund}
          options={PROVIDENT_FUNDS.map((value) => ({ value, label: t(`fund.${value}`) }))}
          onChange={({ target }) =>
            set({ providentFund: PROVIDENT_FUNDS.find((fund) => fund === target.value) })
          }
        />
        <Checkbox
          label={t('calculator.ctc')}
          hint={t('calculator.ctcHint')}
          checked={state.isCostToCompany}
          onChange={({ target }) => set({ isCostToCompany: target.checked })}
        />
      </form>
      {state.yearly !== null && (
        <section aria-live="polite" aria-labelledby="result" className="grid gap-3">
          <h2 id="result" className="text-lg">
            {t('takeHome.of', { yearly: state.yearly })}
          </h2>
          <TakeHomeTable
            yearly={state.yearly}
            providentFund={state.providentFund}
            isCostToCompany={state.isCostToCompany}
          />
        </section>
      )}
      <TakeHomeAssumptions />
      <p>
        <Link to="/salaries" className={buttonClass()}>
          {t('page.all')}
        </Link>
      </p>
    </Container>
  );
}
