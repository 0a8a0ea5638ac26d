import { MapPin, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Field, type FieldTexts } from '#client/ui/Field.tsx';
import { controlClass } from '#client/ui/looks/controlClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { NearMeButton } from './locationPicker/NearMeButton.tsx';
import { LocationList } from './locationPicker/LocationList.tsx';
import { useLocationPicker } from './locationPicker/useLocationPicker.ts';

interface LocationPickerProps extends FieldTexts {
  /** The selected place as it is stored, "city, state"; empty when none is selected. */
  value: string;
  onChange: (value: string) => void;
  /** For searches, which may name a whole state. */
  withStates?: boolean;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  /** By which the summary of errors finds the box. */
  name?: string | undefined;
  className?: string | undefined;
}

/** Accepts only places from the list; typing searches it. The list is loaded when it is first needed. */
export function LocationPicker(props: LocationPickerProps) {
  const { label, hint, error, note, hideLabel, id, className, value, required, disabled, name } =
    props;
  const t = useTranslations('shell');
  const box = useRef<HTMLInputElement>(null);
  const picker = useLocationPicker(value, props.onChange, props.withStates);
  const { open, active } = picker;

  return (
    <Field {...{ label, hint, error, note, hideLabel, id, className }}>
      {(wiring) => (
        <span className="relative grid">
          <MapPin className="pointer-events-none absolute top-3 left-3 size-5 text-soft" />
          <input
            {...wiring}
            ref={box}
            type="text"
            name={name}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('locationPicker.placeholder')}
            required={required}
            disabled={disabled}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? picker.listId : undefined}
            aria-activedescendant={open && active >= 0 ? picker.lineId(active) : undefined}
            value={open ? picker.search : picker.shownValue}
            onFocus={picker.load}
            onClick={picker.show}
            onChange={picker.type}
            onKeyDown={picker.press}
            onBlur={picker.close}
            className={joinClasses(controlClass, 'pr-11 pl-10')}
          />
          {!value && !disabled && (
            <NearMeButton
              onFound={(place) => {
                picker.choose(place.value);
                box.current?.focus();
              }}
            />
          )}
          {value && !disabled && (
            <button
              type="button"
              aria-label={t('locationPicker.clear')}
              onClick={() => {
                props.onChange('');
                box.current?.focus();
              }}
              className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-soft hover:text-text"
            >
              <X className="size-5" />
            </button>
          )}
          <LocationList picker={picker} value={value} />
        </span>
      )}
    </Field>
  );
}
