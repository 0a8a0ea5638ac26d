import { Search } from 'lucide-react';
import { useState } from 'react';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { ComboBox } from '#client/ui/fields/ComboBox.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { places, states } from './uiPageSamples.ts';
import { uiPageWords } from './uiPageWords.ts';

const words = uiPageWords.field;

export function UiFields() {
  const [place, setPlace] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [district, setDistrict] = useState('');
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
      <TextField label={words.name} hint={words.nameHint} autoComplete="name" />
      <TextField label={words.email} error={words.emailError} defaultValue="priya@" type="email" />
      <TextField label={words.phone} note={words.optional} prefix="+91" type="tel" />
      <PasswordField
        label={words.password}
        showLabel={words.show}
        hideValueLabel={words.hide}
        defaultValue="Demo@1234"
      />
      <TextField
        label={words.search}
        hideLabel
        placeholder={words.search}
        type="search"
        prefix={<Search className="size-5" />}
      />
      <TextField label={words.disabled} disabled value={words.disabledValue} />
      <SelectField label={words.state} options={states} placeholder={words.choose} />
      <ComboBox
        label={words.place}
        hint={words.placeHint}
        items={places}
        value={place}
        onChange={setPlace}
        text={text}
        onText={setText}
        emptyText={words.noPlace}
        openLabel={words.openPlaces}
        listLabel={words.places}
      />
      <LocationPicker label={words.district} value={district} onChange={setDistrict} />
      <TextArea label={words.about} defaultValue={words.aboutText} counter={words.counter} />
    </div>
  );
}
