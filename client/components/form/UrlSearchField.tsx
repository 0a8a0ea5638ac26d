import { Search } from 'lucide-react';
import { TextField } from '#client/ui/TextField.tsx';
import { useUrlText } from './useUrlText.ts';

interface UrlSearchFieldProps {
  label: string;
  placeholder: string;
  /** The words in the address. */
  value: string;
  onSearch: (words: string) => void;
  className?: string;
}

/** A search box whose words are part of the address. */
export function UrlSearchField({ value, onSearch, className, ...texts }: UrlSearchFieldProps) {
  const [text, setText] = useUrlText(value);
  return (
    <div role="search" className={className}>
      <TextField
        type="search"
        hideLabel
        maxLength={100}
        prefix={<Search className="size-5" />}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onSearch(target.value);
        }}
        {...texts}
      />
    </div>
  );
}
