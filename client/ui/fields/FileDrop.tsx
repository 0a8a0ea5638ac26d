import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone, Text } from 'react-aria-components/DropZone';
import { FileTrigger, Pressable } from 'react-aria-components/FileTrigger';
import { Button } from '#client/ui/Button.tsx';

interface FileDropProps {
  label: ReactNode;
  /** What the area is called, for screen readers. */
  areaLabel: string;
  /** Allowed types and the size limit, in words. */
  hint?: ReactNode;
  chooseLabel: ReactNode;
  /** Media types, as for an input. */
  accept?: readonly string[];
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  disabled?: boolean;
}

/** Files can be dropped, pasted or chosen here; FileProgress shows the upload. */
export function FileDrop(props: FileDropProps) {
  const { accept, multiple = false, onFiles, disabled } = props;
  return (
    <DropZone
      aria-label={props.areaLabel}
      isDisabled={disabled}
      getDropOperation={() => 'copy'}
      onDrop={async (event) => {
        const dropped = event.items.filter((item) => item.kind === 'file');
        const files = await Promise.all(dropped.map((item) => item.getFile()));
        onFiles(multiple ? files : files.slice(0, 1));
      }}
      className="grid justify-items-center gap-1 rounded-card border-[1.5px] border-dashed border-edge bg-card px-4 py-6 text-center data-drop-target:border-ink data-drop-target:bg-ink-wash"
    >
      <Upload aria-hidden="true" className="mb-1 size-6 text-ink" />
      <Text slot="label" className="font-semibold">
        {props.label}
      </Text>
      {props.hint && <p className="text-sm text-soft">{props.hint}</p>}
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={multiple}
        onSelect={(list) => list && onFiles([...list])}
      >
        <Pressable isDisabled={disabled}>
          <Button className="mt-3" disabled={disabled}>
            {props.chooseLabel}
          </Button>
        </Pressable>
      </FileTrigger>
    </DropZone>
  );
}
