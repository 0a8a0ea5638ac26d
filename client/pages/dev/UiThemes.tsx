import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Monogram } from '#client/ui/figures/Monogram.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { uiPageWords as words } from './uiPageWords.ts';

export function UiThemes() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="grid content-start gap-4 rounded-card border border-line bg-paper p-4 text-text md:p-6"
        >
          <Banner kind="warning" title={words.banner.warning} />
          <Card className="flex gap-3.5">
            <Monogram name={words.people[0]} />
            <div className="grid justify-items-start gap-1.5">
              <b className="font-semibold">{words.dialog.title}</b>
              <span className="text-sm text-soft">{words.people[0]}</span>
              <span className="flex gap-2">
                <Tag tone="accent">{words.tags.accent}</Tag>
                <Tag>{words.tags.plain}</Tag>
              </span>
            </div>
          </Card>
          <TextField label={words.field.email} error={words.field.emailError} />
          <Checkbox label={words.choice.remember} defaultChecked />
          <div className="flex flex-wrap gap-2">
            <Button variant="main">{words.button.main}</Button>
            <Button>{words.button.plain}</Button>
            <Button variant="danger">{words.button.danger}</Button>
          </div>
        </div>
      ))}
    </div>
  );
}
