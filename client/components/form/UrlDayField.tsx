import { useEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '#client/ui/TextField.tsx';

interface UrlDayFieldProps extends TextFieldProps {
  /** The day in the address, or nothing. */
  value: string;
  onDay: (day: string) => void;
}

/** While a year is typed, browsers report a day for each of its digits: those are earlier than any day of ours. */
const EARLIEST = '2000';

/** A box for a day that is part of the address. Uncontrolled, so that a half-typed day is kept. */
export function UrlDayField({ value, onDay, ...rest }: UrlDayFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address may change otherwise: Back, or a cleared filter.
    box.current!.value = value;
  }, [value]);
  return (
    <TextField
      {...rest}
      ref={box}
      type="date"
      defaultValue={value}
      onChange={({ target }) => {
        const day = target.value;
        const isTyping = target.validity.badInput || (day && day < EARLIEST);
        if (!isTyping && day !== value) onDay(day);
      }}
    />
  );
}
