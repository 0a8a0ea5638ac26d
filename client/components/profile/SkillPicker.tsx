import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { useSkillName } from '#client/components/useSkillName.ts';
import { addWord, hasWord, withoutWord } from './wordList.ts';

interface SkillPickerProps {
  label: string;
  /** By which the summary of errors finds the box. */
  name: string;
  note?: string | undefined;
  boxLabel: string;
  /** Suggestions to press; the user can also add other words. */
  predefined?: readonly string[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  error?: string | undefined;
}

const SHOWN_AT_FIRST = 12;

/** Typing filters the suggestions; Add or Enter adds the typed word. */
export function SkillPicker(props: SkillPickerProps) {
  const { label, name, note, predefined = [], value, onChange, error } = props;
  const t = useTranslations('profile');
  const nameOf = useSkillName();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  const wanted = typed.trim().toLowerCase();
  const fitting = predefined.filter((skill) =>
    [skill, nameOf(skill)].some((name) => name.toLowerCase().includes(wanted)),
  );
  const offered = fitting.filter(
    (skill, index) => all || wanted !== '' || index < SHOWN_AT_FIRST || hasWord(value, skill),
  );
  const own = value.filter((skill) => !hasWord(predefined, skill));
  const add = () => {
    const listed = predefined.find((skill) => nameOf(skill).toLowerCase() === wanted);
    const next = addWord(value, listed ?? typed, predefined);
    if (next.length > value.length)
      setAnnouncement(t('skills.added', { skill: nameOf(next.at(-1) ?? '') }));
    onChange(next);
    setTyped('');
    box.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the word instead of submitting the form.
    event.preventDefault();
    if (typed.trim() !== '') add();
  };

  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-semibold">
        {label}
        {note && <span className="font-normal text-soft"> {note}</span>}
      </legend>
      <div className="flex items-end gap-2">
        <TextField
          ref={box}
          label={props.boxLabel}
          name={name}
          value={typed}
          maxLength={LENGTHS.listEntry}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
          className="min-w-0 flex-1"
        />
        <Button onClick={add} disabled={wanted === ''}>
          {t('skills.add')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {own.map((skill) => (
          <Chip
            key={skill}
            removes
            className="max-w-full py-1 text-left whitespace-normal!"
            aria-label={t('skills.remove', { skill })}
            onClick={() => {
              onChange(withoutWord(value, skill));
              box.current?.focus();
            }}
          >
            {skill}
          </Chip>
        ))}
        {offered.map((skill) => (
          <Chip
            key={skill}
            selected={hasWord(value, skill)}
            onClick={() =>
              onChange(
                hasWord(value, skill)
                  ? withoutWord(value, skill)
                  : addWord(value, skill, predefined),
              )
            }
          >
            {nameOf(skill)}
          </Chip>
        ))}
        {wanted === '' && predefined.length > SHOWN_AT_FIRST && (
          <Button variant="quiet" size="s" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('skills.fewer') : t('skills.all', { count: predefined.length })}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
