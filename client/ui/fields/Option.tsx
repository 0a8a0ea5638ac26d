import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { itemClass } from '#client/ui/looks/listClass.ts';

export interface OptionItem {
  id: string;
  label: string;
  /** A second line: the state of a district, the count of a filter. */
  description?: string;
}

export function Option({ item }: { item: OptionItem }) {
  return (
    <ListBoxItem id={item.id} textValue={item.label} className={itemClass}>
      <span className="min-w-0 flex-1">
        {item.label}
        {item.description && (
          <span className="block text-sm font-normal text-soft">{item.description}</span>
        )}
      </span>
      <Check aria-hidden="true" className="invisible size-5 group-data-selected/item:visible" />
    </ListBoxItem>
  );
}
