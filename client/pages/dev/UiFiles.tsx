import { Button } from '#client/ui/Button.tsx';
import { FileDrop } from '#client/ui/fields/FileDrop.tsx';
import { FileProgress } from '#client/ui/fields/FileProgress.tsx';
import { toast } from '#client/ui/toast.ts';
import { uiPageWords } from './uiPageWords.ts';

const words = uiPageWords.files;

export function UiFiles() {
  const file = { name: words.name, size: words.size };
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <FileDrop
        label={words.label}
        areaLabel={words.area}
        hint={words.hint}
        chooseLabel={words.choose}
        accept={['application/pdf']}
        onFile={({ name }) => toast({ kind: 'info', title: name })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <FileProgress
          {...file}
          state="uploading"
          percent={45}
          message={words.percent}
          actions={<Button size="s">{words.cancel}</Button>}
        />
        <FileProgress {...file} state="checking" message={words.checking} />
        <FileProgress {...file} state="ready" message={words.ready} />
        <FileProgress
          {...file}
          state="failed"
          message={words.failed}
          actions={<Button size="s">{words.retry}</Button>}
        />
      </div>
    </div>
  );
}
