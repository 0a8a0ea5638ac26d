import { Checkbox } from '#client/ui/Checkbox.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { Switch } from '#client/ui/fields/Switch.tsx';
import { uiPageWords } from './uiPageWords.ts';

const words = uiPageWords.choice;

export function UiChoices() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div>
        <Checkbox label={words.remember} defaultChecked />
        <Checkbox label={words.all} mixed />
        <Checkbox label={words.terms} error={words.termsError} />
        <Checkbox label={words.locked} hint={words.lockedHint} disabled defaultChecked />
      </div>
      <div>
        <Switch label={words.mails} hint={words.mailsHint} defaultChecked />
        <Switch label={words.off} disabled />
      </div>
      <RadioGroup
        label={words.role}
        hint={words.roleHint}
        name="role"
        shape="card"
        options={[
          { value: 'seeker', label: words.seeker, hint: words.seekerHint },
          { value: 'hiring', label: words.hiring, hint: words.hiringHint },
        ]}
      />
      <RadioGroup
        label={words.shift}
        name="shift"
        options={[
          { value: 'day', label: words.day },
          { value: 'night', label: words.night },
          { value: 'any', label: words.any, disabled: true },
        ]}
      />
    </div>
  );
}
