import { Paperclip } from 'lucide-react';
import { FileLink } from '#client/components/FileLink.tsx';

interface MessageFilesProps {
  files: readonly { id: string; name: string; url: string }[];
}

/** What came with a message. */
export function MessageFiles({ files }: MessageFilesProps) {
  return (
    <ul className="mt-1">
      {files.map((file) => (
        <li key={file.id}>
          <FileLink
            href={file.url}
            className="inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4"
          >
            <Paperclip className="size-4 shrink-0" />
            <span className="wrap-anywhere">{file.name}</span>
          </FileLink>
        </li>
      ))}
    </ul>
  );
}
