import { useMutation } from '@apollo/client/react';
import { Paperclip, Send, X } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTranslations } from 'use-intl';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { useKeptText } from '#client/components/form/useKeptText.ts';
import { useUpload } from '#client/components/upload/useUpload.ts';
import { UploadRow } from '#client/components/upload/UploadRow.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { UploadedFile } from '#client/lib/sendFile.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { RESUME_EXTENSIONS, RESUME_MIME_TYPES } from '#schema/options/limits.ts';
import { MESSAGE_FILES_MAX } from '#schema/options/messages.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { TemplateMenu } from './templates/TemplateMenu.tsx';

export const Composer_conversation = graphql(`
  fragment Composer_conversation on Conversation {
    id
    ...TemplateMenu_conversation
  }
`);

const ComposerMutation = graphql(`
  mutation Composer($input: SendConversationMessageInput!) {
    sendConversationMessage(input: $input) {
      message {
        id
      }
      conversation {
        ...Conversation_conversation
      }
      viewer {
        id
        unreadConversations
      }
    }
  }
`);

const ACCEPTED = [...Object.values(RESUME_MIME_TYPES), ...RESUME_EXTENSIONS].join(',');

interface ComposerProps {
  conversation: FragmentType<typeof Composer_conversation>;
  /** Further actions on the conversation, after the other buttons. */
  children: ReactNode;
}

/** Typed text survives a reload and a failure. It is sent even if the reader opens another conversation meanwhile. */
export function Composer({ children, ...props }: ComposerProps) {
  const conversation = readFragment(Composer_conversation, props.conversation);
  const { id } = conversation;
  const t = useTranslations('messages');
  const reasonOf = useFailureReason();
  const fieldId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { user } = useSession();
  const draft = useKeptText(`message:${id}`);
  const attached = useAttached();
  const [send] = useMutation(ComposerMutation);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    const field = box.current!;
    const typed = field.value;
    const body = typed.trim();
    if (busy) return;
    if (!body) {
      setError(t('writeFirst'));
      return field.focus();
    }
    setBusy(true);
    setError(undefined);
    try {
      const fileIds = await attached.settledIds();
      await send({ variables: { input: { applicationId: id, body, fileIds } } });
      // What has been typed meanwhile stays.
      if (field.value === typed) {
        field.value = '';
        draft.forget();
      }
      for (const fileId of fileIds) attached.remove(fileId);
    } catch (failure) {
      setError(reasonOf(failure) ?? t('failed'));
    }
    setBusy(false);
    field.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
  };
  const insert = (text: string) => {
    const field = box.current!;
    const gap = field.value.trim() ? '\n\n' : '';
    field.value = `${field.value.trimEnd()}${gap}${text}`;
    draft.keep(field.value);
    field.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2">
      <TextArea
        ref={box}
        id={fieldId}
        className="[&_textarea]:min-h-16"
        rows={2}
        label={t('write')}
        hint={t('hint')}
        error={error}
        maxLength={LENGTHS.message}
        defaultValue={draft.text}
        aria-keyshortcuts="Control+Enter"
        onChange={({ target }) => {
          draft.keep(target.value);
          setError(undefined);
        }}
        onKeyDown={press}
      />
      <Attached attached={attached} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant="main"
          size="s"
          busy={busy}
          icon={<Send className="size-4" />}
        >
          {t('send')}
        </Button>
        <AttachButton attached={attached} />
        {user?.role === 'EMPLOYER' && (
          <TemplateMenu conversation={conversation} onChoose={insert} />
        )}
        <span className="ml-auto">{children}</span>
      </div>
    </form>
  );
}

function useAttached() {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const upload = useUpload({
    path: 'file',
    onUploaded: (file) => {
      setFiles((before) => [...before, file]);
      upload.reset();
    },
  });
  return {
    files,
    upload,
    /** The ids of all files, once the last one has been uploaded. */
    settledIds: async () => {
      const last = await upload.settled();
      return [...files, ...(last ? [last] : [])].map(({ fileId }) => fileId);
    },
    remove: (id: string) => setFiles((before) => before.filter(({ fileId }) => fileId !== id)),
  };
}

type AttachedFiles = ReturnType<typeof useAttached>;

function Attached({ attached: { files, upload, remove } }: { attached: AttachedFiles }) {
  const t = useTranslations('messages');
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={t('files')} className="grid gap-1">
          {files.map(({ fileId, fileName }) => (
            <li key={fileId} className="flex items-center gap-2 text-sm">
              <Paperclip className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{fileName}</span>
              <Button
                size="s"
                variant="quiet"
                iconOnly
                aria-label={t('removeFile', { name: fileName })}
                onClick={() => remove(fileId)}
                icon={<X className="size-4" />}
              />
            </li>
          ))}
        </ul>
      )}
      {upload.state.step !== 'idle' && upload.state.step !== 'ready' && (
        <>
          <UploadRow upload={upload} />
          {upload.state.step === 'failed' && (
            <p role="alert" className="text-sm text-red">
              {upload.state.message}
            </p>
          )}
        </>
      )}
    </>
  );
}

function AttachButton({ attached: { files, upload } }: { attached: AttachedFiles }) {
  const t = useTranslations('messages');
  const input = useRef<HTMLInputElement>(null);
  // A file that is removed or uploaded takes its button, and so the focus, with it.
  const { around } = useFocusKept<HTMLButtonElement>(`${files.length} ${upload.state.step}`);
  const isFull = files.length >= MESSAGE_FILES_MAX || upload.state.step === 'uploading';
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.start(file);
          target.value = '';
        }}
      />
      <Button
        ref={around}
        size="s"
        variant="quiet"
        disabled={isFull}
        icon={<Paperclip className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {t('attach')}
      </Button>
    </>
  );
}
