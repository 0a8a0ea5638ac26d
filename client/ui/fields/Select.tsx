import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Label,
  ListBox,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import { controlClass } from '#client/ui/looks/controlClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { listClass, popoverClass } from '#client/ui/looks/listClass.ts';
import { Option, type OptionItem } from './Option.tsx';

interface SelectProps {
  label: ReactNode;
  hideLabel?: boolean;
  items: readonly OptionItem[];
  value: string | null;
  onChange: (id: string) => void;
  placeholder: string;
  disabled?: boolean;
  className?: string;
}

/** For toolbars and two-line options, effective at once. In a form, SelectField is simpler and lighter. */
export function Select(props: SelectProps) {
  const { label, hideLabel, items, value, onChange, placeholder, disabled, className } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isDisabled={disabled}
      placeholder={placeholder}
      className={joinClasses('grid gap-1.5', className)}
    >
      <Label className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>{label}</Label>
      <Button className={joinClasses(controlClass, 'flex items-center gap-3 text-left')}>
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-soft">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDown aria-hidden="true" className="size-5 text-soft" />
      </Button>
      <Popover className={popoverClass}>
        <ListBox items={items} className={listClass}>
          {(item) => <Option item={item} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
