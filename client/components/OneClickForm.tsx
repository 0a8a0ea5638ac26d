import type { ReactNode, SyntheticEvent } from 'react';

interface OneClickFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** Works without a script: the browser then posts the same request as a mail program with its unsubscribe button. */
export function OneClickForm({ onSubmit, children }: OneClickFormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form method="post" onSubmit={submit}>
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      {children}
    </form>
  );
}
