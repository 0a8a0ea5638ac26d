import { ChevronDown } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { controlClass } from '#client/ui/looks/controlClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { listClass, popoverClass } from '#client/ui/looks/listClass.ts';
import { matchOptions } from './matchOptions.ts';
import { Option, type OptionItem } from './Option.tsx';

interface ComboBoxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean;
  name?: string;
  items: readonly OptionItem[];
  /** The id of the chosen line. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** What stands in the box. */
  text: string;
  onText: (text: string) => void;
  onBlur?: () => void;
  /** Free text stays when it is no line of the list. */
  freeText?: boolean;
  /** false: `items` were already found for `text`, by a server say. */
  filter?: boolean;
  placeholder?: string;
  emptyText: ReactNode;
  /** For the button that opens the list. */
  openLabel: string;
  disabled?: boolean;
  className?: string;
}

const shownAtMost = 50;

/** Controlled through `text` and `value`; shows the 50 best of however many. */
export function ComboBox(props: ComboBoxProps) {
  const { items, text, value, filter = true } = props;
  const chosen = items.some((item) => item.id === value && item.label === text);
  const shown = useMemo(
    () => (filter ? matchOptions(items, chosen ? '' : text, shownAtMost) : [...items]),
    [items, text, filter, chosen],
  );
  return (
    <AriaComboBox
      items={shown}
      value={value}
      onChange={(key) => props.onChange(key === null ? null : String(key))}
      inputValue={text}
      onInputChange={props.onText}
      onBlur={props.onBlur}
      allowsCustomValue={props.freeText}
      allowsEmptyCollection
      menuTrigger="focus"
      isDisabled={props.disabled}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      name={props.name}
      className={joinClasses('grid gap-1.5', props.className)}
    >
      <Label className={props.hideLabel ? 'sr-only' : 'text-sm font-semibold'}>{props.label}</Label>
      {props.hint && (
        <Text slot="description" className="-mt-1 text-sm text-soft">
          {props.hint}
        </Text>
      )}
      <span className="relative grid">
        <Input placeholder={props.placeholder} className={joinClasses(controlClass, 'pr-11')} />
        <Button
          aria-label={props.openLabel}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft"
        >
          <ChevronDown aria-hidden="true" className="size-5" />
        </Button>
      </span>
      <FieldError className="text-sm text-red">{props.error}</FieldError>
      <Popover className={popoverClass}>
        <ListBox<OptionItem>
          className={listClass}
          renderEmptyState={() => <p className="px-3 py-2 text-soft">{props.emptyText}</p>}
        >
          {(item) => <Option item={item} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
