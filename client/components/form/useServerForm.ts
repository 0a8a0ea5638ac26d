import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { ZodMiniType } from 'zod/mini';
import { messageOf, type Translate } from '#schema/validation/issues.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { loadCode, preload } from '#client/ui/loadOnUse.ts';

interface Options<Input extends FieldValues, Output, Answer> {
  /** The rules, or a function that loads them when the form is first used, for pages that show their form at once. */
  schema: ZodMiniType<Output, Input> | (() => Promise<ZodMiniType<Output, Input>>);
  /** The names of the controls, in form order. */
  fields: readonly Path<Input>[];
  /** If omitted, text typed before the script loaded is kept. */
  defaultValues?: DefaultValues<Input>;
  /** Called on each change with the values of all controls. */
  onTyped?: (values: Input) => void;
  /** Overrides the rule's message for a field. */
  sentences?: Partial<Record<Path<Input>, string>>;
  send: (values: Output) => Promise<Answer>;
  /** Not called if the form was unmounted meanwhile. */
  onSent?: (answer: Answer) => void;
}

/** A schema issue is a key to be translated; the server sends translated messages. */
const FROM_SERVER = 'server';

/**
 * A form validated by the same rules here and on the server: idle, submitting, success or error, with one submit at a
 * time.
 */
export function useServerForm<Input extends FieldValues, Output, Answer>(
  options: Options<Input, Output, Answer>,
) {
  const { schema, fields, defaultValues, onTyped, sentences: says = {}, send, onSent } = options;
  const sentence = useSentence(says);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const sending = useRef(false);
  const present = usePresence();
  const form = useForm<Input, unknown, Output>({
    resolver: resolverOf(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues,
  });
  const { errors, isSubmitting } = form.formState;

  const refuse = (error: unknown) => {
    const known = fieldFailures(error).filter(({ field }) => fields.includes(field as Path<Input>));
    for (const { field, message } of known)
      form.setError(field as Path<Input>, { type: FROM_SERVER, message });
    if (known.length === 0) setFailure(error ?? new Error());
  };

  const deliver = async (values: Output) => {
    try {
      const answer = await send(values);
      if (present.current) onSent?.(answer);
    } catch (error) {
      refuse(error);
    }
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    await form.handleSubmit(deliver)();
    setAttempt((count) => count + 1);
    sending.current = false;
  };

  const error = (name: Path<Input>) => sentence(errors, name);
  return {
    submit,
    error,
    /** The errors in form order, for the summary. */
    errors: fields.flatMap((field) => {
      const message = error(field);
      return message ? [{ field, message }] : [];
    }),
    /** Failures that belong to no field. */
    failure,
    /** Counts answered submits: each failure moves the focus to the summary. */
    attempt,
    busy: isSubmitting,
    reset: form.reset,
    setValue: form.setValue,
    clearErrors: form.clearErrors,
    /** The server rejected the value of this field. */
    isRefused: (name: Path<Input>) => errors[name]?.type === FROM_SERVER,
    textOf: (name: Path<Input>) => form.getValues(name) as string,
    /** Connects a control by name; `clears` names other fields whose error also depends on this value. */
    field: (name: Path<Input>, clears: readonly Path<Input>[] = []) => ({
      ...form.register(name, {
        onChange: () => {
          if (typeof schema === 'function') preload(schema);
          form.clearErrors([name, ...clears]);
          onTyped?.(form.getValues());
        },
      }),
      error: error(name),
    }),
  };
}

function resolverOf<Input extends FieldValues, Output>(
  schema: Options<Input, Output, unknown>['schema'],
): Resolver<Input, unknown, Output> {
  return async (...typed) => {
    const rules = typeof schema === 'function' ? await loadCode(schema) : schema;
    if (rules) return standardSchemaResolver<Input, unknown, Output>(rules)(...typed);
    // The rules could not be loaded, and a notice has already said so.
    return { values: {}, errors: { root: { type: 'unknown' } } as FieldErrors<Input> };
  };
}

function useSentence(says: Partial<Record<string, string>>) {
  const t: Translate = useTranslations('validation');
  return (errors: FieldErrors, name: string): string | undefined => {
    const found: { type?: unknown; message?: unknown } = get(errors, name) ?? {};
    const { type, message } = found;
    if (typeof message !== 'string' || type === FROM_SERVER) return message as string | undefined;
    return says[name] ?? messageOf(message, t);
  };
}

function usePresence() {
  const present = useRef(false);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  return present;
}
