import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { uiPageWords as words } from './uiPageWords.ts';

export function UiFailedForm() {
  const [attempt, setAttempt] = useState(0);
  const errors = [
    { field: 'sample-email', message: words.field.emailError },
    { field: 'sample-terms', message: words.choice.termsError },
  ];
  return (
    <form
      noValidate
      className="grid max-w-[30rem] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      {attempt > 0 && <ErrorSummary title={words.summary} errors={errors} attempt={attempt} />}
      <TextField
        label={words.field.email}
        name="sample-email"
        error={attempt > 0 && words.field.emailError}
      />
      <Checkbox
        label={words.choice.terms}
        name="sample-terms"
        error={attempt > 0 && words.choice.termsError}
      />
      <Button type="submit" variant="main" className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  );
}
