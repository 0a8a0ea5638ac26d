import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { BuilderState } from '../question/builderState.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { ChoiceValues } from './ChoiceValues.tsx';
import { isReady, newTest, testsFor, type DraftTest, type Test } from './draft.ts';
import { filterable } from './filterable.ts';
import { TextValues } from './TextValues.tsx';

interface FilterTestProps {
  build: BuilderState;
  item: DraftTest;
  showsErrors: boolean;
  autoFocus: boolean;
  onChange: (to: Partial<DraftTest>) => void;
  onRemove: () => void;
}

/** One condition: a dimension, an operator and a value. */
export function FilterTest({
  build,
  item,
  showsErrors,
  autoFocus,
  onChange,
  onRemove,
}: FilterTestProps) {
  const t = useTranslations('analytics');
  const { model } = build;
  const dimension = model.dimensionOf(item.dimension);
  const choices = filterable(build);
  const named = dimension && !choices.includes(dimension) ? [dimension, ...choices] : choices;
  const name = dimension?.name ?? item.dimension;
  const isWrong = showsErrors && !isReady(item);
  return (
    <div
      id={`filter-${item.id}`}
      role="group"
      aria-label={name}
      className="grid gap-2 rounded-control border border-line bg-card p-2.5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto]">
        <SelectField
          label={t('builder.filter.dimension')}
          hideLabel
          autoFocus={autoFocus}
          value={item.dimension}
          options={named.map(({ key, name: label }) => ({ value: key, label }))}
          onChange={({ target }) => {
            const chosen = model.dimensionOf(target.value);
            if (chosen) onChange({ ...newTest(chosen), id: item.id });
          }}
        />
        <SelectField
          className="max-sm:order-last max-sm:col-span-2"
          label={t('builder.filter.test')}
          hideLabel
          value={item.test}
          options={testsFor(dimension ?? { kind: 'TEXT' }).map((value) => ({
            value,
            label: t(`builder.filter.tests.${value}`),
          }))}
          onChange={({ target }) => onChange({ test: target.value as Test })}
        />
        <Button
          variant="quiet"
          iconOnly
          aria-label={t('builder.filter.removeTest', { name })}
          onClick={onRemove}
          icon={<X className="size-5" />}
        />
      </div>
      <Against build={build} item={item} name={name} onChange={onChange} />
      {isWrong && (
        <FieldError id={`filter-${item.id}-error`}>
          {t(item.test === 'between' ? 'builder.filter.needsDays' : 'builder.filter.needsValue')}
        </FieldError>
      )}
    </div>
  );
}

interface AgainstProps {
  build: BuilderState;
  item: DraftTest;
  name: string;
  onChange: FilterTestProps['onChange'];
}

function Against({ build, item, name, onChange }: AgainstProps) {
  const t = useTranslations('analytics');
  const dimension = build.model.dimensionOf(item.dimension);
  const values = dimension?.values ?? [];
  const onValues = (next: readonly string[]) => onChange({ values: next });
  if (item.test === 'is' || item.test === 'isNot') {
    if (values.length > 0)
      return (
        <ChoiceValues
          name={name}
          choices={values}
          isOne={dimension?.kind === 'YES_NO'}
          values={item.values}
          onChange={onValues}
        />
      );
    return (
      <TextValues
        name={name}
        dimension={item.dimension}
        labelOf={(value) => build.model.labelOf(item.dimension, value) ?? value}
        values={item.values}
        onChange={onValues}
      />
    );
  }
  if (item.test === 'contains' || item.test === 'startsWith')
    return (
      <TextField
        label={t('builder.filter.text', { name })}
        hideLabel
        maxLength={200}
        value={item.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    );
  if (item.test !== 'between') return null;
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={t(`builder.range.${end}`)}
          value={item[end].slice(0, 10)}
          onChange={({ target }) => onChange({ [end]: target.value })}
        />
      ))}
    </div>
  );
}
