import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { expectedOf, isExpecting, optionsOf, type QuestionForm } from './questionForm.ts';
import { useExpectation } from './useExpectation.ts';

interface QuestionCardProps {
  id: string;
  place: number;
  count: number;
  question: QuestionForm;
  isOpen: boolean;
  /** The message of one of its fields. */
  error: (field: string) => string | undefined;
  onOpen: (isOpen: boolean) => void;
  onChange: (question: QuestionForm) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question: in one line, or its fields while it is edited. A question with an error is open. */
export function QuestionCard(props: QuestionCardProps) {
  const { id, place, count, question, error, onOpen, onChange, onMove, onRemove } = props;
  const t = useTranslations('questions');
  const hasError = ['text', 'options', 'wanted', 'minimum', 'kind'].some((field) => error(field));
  const isOpen = props.isOpen || hasError;
  const name = question.text.trim() || t('number', { place: place + 1 });
  const named = (action: string) => ({ 'aria-label': t('named', { action, question: name }) });
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold wrap-anywhere">{name}</p>
          {!isOpen && <Summary question={question} />}
        </div>
        <div className="flex gap-1">
          <Button
            id={`${id}.up`}
            size="s"
            variant="quiet"
            iconOnly
            disabled={place === 0}
            icon={<ArrowUp className="size-4" />}
            onClick={() => onMove(-1)}
            {...named(t('up'))}
          />
          <Button
            id={`${id}.down`}
            size="s"
            variant="quiet"
            iconOnly
            disabled={place === count - 1}
            icon={<ArrowDown className="size-4" />}
            onClick={() => onMove(1)}
            {...named(t('down'))}
          />
          {!isOpen && (
            <Button
              id={`${id}.edit`}
              size="s"
              variant="quiet"
              iconOnly
              icon={<Pencil className="size-4" />}
              onClick={() => onOpen(true)}
              {...named(t('edit'))}
            />
          )}
          <Button
            size="s"
            variant="quiet"
            iconOnly
            icon={<Trash2 className="size-4" />}
            onClick={onRemove}
            {...named(t('remove'))}
          />
        </div>
      </div>
      {isOpen && (
        <>
          <QuestionFields id={id} question={question} error={error} onChange={onChange} />
          {error('kind') && <FieldError id={`${id}.kind-error`}>{error('kind')}</FieldError>}
          <Button size="s" className="justify-self-start" onClick={() => onOpen(false)}>
            {t('done')}
          </Button>
        </>
      )}
    </li>
  );
}

function Summary({ question }: { question: QuestionForm }) {
  const t = useTranslations('questions');
  const { wantedInWords } = useExpectation();
  const { kind, isRequired, weight } = question;
  const options = optionsOf(question);
  const wanted = wantedInWords({ kind, ...expectedOf(question) });
  const facts = [
    kind === 'CHOICE' && options.length > 0
      ? options.join(' / ')
      : t(`kind.${kind.toLowerCase() as Lowercase<typeof kind>}`),
    isRequired && t('required'),
    isExpecting(question) &&
      wanted &&
      t(weight === 'MUST' ? 'weight.must' : 'weight.nice', { wanted }),
  ].filter(Boolean);
  return <p className="text-sm text-soft wrap-anywhere">{facts.join(' · ')}</p>;
}
