import { Chip } from '#client/ui/figures/Chip.tsx';

interface ChipChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Any number of a few options. */
export function ChipChoice({ label, options, value, onChange }: ChipChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isOn = value.includes(option.value);
          const others = value.filter((one) => one !== option.value);
          return (
            <Chip
              key={option.value}
              selected={isOn}
              onClick={() => onChange(isOn ? others : [...value, option.value])}
            >
              {option.label}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
