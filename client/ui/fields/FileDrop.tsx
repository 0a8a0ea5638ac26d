import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';

interface FileDropProps {
  label: ReactNode;
  /** What the area is called, for screen readers. */
  areaLabel: string;
  /** Allowed types and the size limit, in words. */
  hint: ReactNode;
  chooseLabel: ReactNode;
  /** Media types, as for an input. */
  accept: readonly string[];
  onFile: (file: File) => void;
}

/**
 * A file can be dropped, pasted or chosen here; FileProgress shows the upload. Our own instead of React Aria's, which
 * weighs 38 kB.
 */
export function FileDrop(props: FileDropProps) {
  const { accept, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    if (list?.[0]) onFile(list[0]);
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  return (
    <div role="group" aria-label={props.areaLabel}>
      <div
        role="presentation"
        data-over={isOver || undefined}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
            setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => take(event.clipboardData.files)}
        className="grid justify-items-center gap-1 rounded-card border-[1.5px] border-dashed border-edge bg-card px-4 py-6 text-center data-over:border-ink data-over:bg-ink-wash"
      >
        <Upload className="mb-1 size-6 text-ink" />
        {/* Hidden on touch screens, where files cannot be dropped. */}
        <p className="font-semibold pointer-coarse:hidden">{props.label}</p>
        <p className="text-sm text-soft">{props.hint}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept.join(',')}
          onChange={({ target }) => {
            take(target.files);
            // Cleared, so that choosing the same file again also counts as a change.
            target.value = '';
          }}
        />
        <Button className="mt-3" onClick={() => input.current?.click()}>
          {props.chooseLabel}
        </Button>
      </div>
    </div>
  );
}
