import { Download, Split } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { builderPath } from '#client/components/analytics/builderPath.ts';
import { downloadFile } from '#client/lib/downloadFile.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Menu } from '#client/ui/overlays/Menu.tsx';
import { ShowMore } from '#client/ui/ShowMore.tsx';
import { toast } from '#client/ui/toast.ts';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { addressOfFigure } from '#schema/analytics/figureRows.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { DialogState } from '../saved/DialogState.tsx';
import { FigureRowItem } from './FigureRowItem.tsx';
import type { ShownFigure } from './FigureRows.tsx';
import { listsBehind, type RowsChoice } from './listsBehind.ts';
import { useFigureRows, type RowList } from './useFigureRows.ts';

interface RowsDialogProps {
  query: AnalyticsQuery;
  figure: ShownFigure;
  onClose: () => void;
}

/** What a figure counts: the list, what it can be split by, and the list as a file. */
export function RowsDialog({ query, figure: shown, onClose }: RowsDialogProps) {
  const { text, others, calculated: _calculated, ...place } = shown;
  const t = useTranslations('figureRows');
  const locale = useSiteLocale();
  const [part, setPart] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const items = useRef<HTMLUListElement>(null);
  const choices = listsBehind(query, shown);
  const [isSaving, setSaving] = useState(false);
  const figure = {
    query,
    ...place,
    ...choices[chosen]?.figure,
    ...(others && groupsOf(query, others)),
    part,
  };
  const asked = useFigureRows(figure);
  const { list, last } = asked;
  const described = list ?? last;
  const save = async () => {
    setSaving(true);
    try {
      const path = `/api/admin/analytics/export?${addressOfFigure(figure).toString()}`;
      await downloadFile({ path, locale, name: 'rows.csv' });
      toast({ kind: 'success', title: t('exported') });
    } catch (error) {
      toast({
        kind: 'error',
        title: t('notExported'),
        ...(error instanceof Error && { message: error.message }),
      });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog size="l" title={t('title', { figure: text })} closeLabel={t('close')} onClose={onClose}>
      {described && (
        <>
          <p className="text-soft">{described.question}</p>
          <Lists
            query={query}
            figure={shown}
            choices={choices}
            chosen={chosen}
            model={asked.model}
            onChoose={(at) => {
              setChosen(at);
              setPart(null);
            }}
          />
          <Parts list={described} part={part} model={asked.model} onChoose={setPart} />
        </>
      )}
      {list ? (
        <>
          {/* Placed before the list, whose rows have up to three links each. */}
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <p role="status" className="flex-1 text-sm font-semibold whitespace-nowrap">
              {t('count', { count: list.totalCount })}
            </p>
            <SplitMenu list={list} model={asked.model} onChosen={onClose} />
            <Button
              busy={isSaving}
              onClick={() => void save()}
              icon={<Download className="size-4" />}
            >
              {t('export')}
            </Button>
          </div>
          <ul ref={items} className="mt-2 border-t border-line">
            {list.nodes.map((row, at) => (
              <FigureRowItem key={at} row={row} timeZone={list.timeZone} />
            ))}
          </ul>
          {asked.error !== undefined && <Failed asked={{ ...asked, retry: asked.more }} />}
          {list.pageInfo.hasNextPage && asked.error === undefined && (
            <ShowMore
              list={items}
              size="s"
              className="mt-3"
              busy={asked.isLoading}
              onClick={asked.more}
            >
              {t('more')}
            </ShowMore>
          )}
        </>
      ) : (
        <Failed asked={asked} />
      )}
    </Dialog>
  );
}

/** If the answer has all groups, "others" are all groups that are not shown; otherwise only those in the answer. */
function groupsOf(query: AnalyticsQuery, { rest, kept }: NonNullable<ShownFigure['others']>) {
  return query.limit || query.having?.length ? { among: rest } : { except: kept };
}

type RowsRequest = ReturnType<typeof useFigureRows>;

function Failed({ asked }: { asked: Pick<RowsRequest, 'error' | 'isLoading' | 'retry'> }) {
  const t = useTranslations('figureRows');
  const { error, isLoading, retry } = asked;
  const refetch = () => Promise.resolve(retry());
  return <DialogState asked={{ error, loading: isLoading, refetch }} failed={t('failed')} />;
}

interface ListsProps {
  query: AnalyticsQuery;
  figure: ShownFigure;
  choices: readonly RowsChoice[];
  chosen: number;
  model: RowsRequest['model'];
  onChoose: (at: number) => void;
}

/** Says what a calculated figure is made of, and offers the list of each measure. */
function Lists({ query, figure, choices, chosen, model, onChoose }: ListsProps) {
  const t = useTranslations('figureRows');
  const { calculated } = figure;
  const calculation = calculated && query.calculations?.[calculated.number - 1];
  if (!calculation || choices.length === 0) return null;
  const isLevel = calculation.kind === 'moving_average' && calculated.isOfStock;
  const nameOf = ({ is, figure: { measure } }: RowsChoice) =>
    is === 'measure'
      ? (model?.measures.find(({ key }) => key.toLowerCase() === measure)?.name ?? measure)
      : t(`calculated.${is}`);
  return (
    <>
      <p className="mt-1 text-soft">
        {isLevel
          ? t('calculated.level')
          : t(`calculated.says.${calculation.kind}`, { steps: calculation.steps ?? 0 })}
      </p>
      {choices.length > 1 && (
        <div role="group" aria-label={t('parts')} className="mt-3 flex flex-wrap gap-2">
          {choices.map((one, at) => (
            <Button
              key={at}
              size="s"
              variant={at === chosen ? 'main' : 'plain'}
              aria-pressed={at === chosen}
              onClick={() => onChoose(at)}
            >
              {nameOf(one)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface PartsProps {
  list: RowList;
  /** The chosen one, which may still be loading. */
  part: string | null;
  model: RowsRequest['model'];
  onChoose: (part: string) => void;
}

/** A share has two lists. For other measures, a sentence says what is listed where it differs from what is counted. */
function Parts({ list, part: chosen, model, onChoose }: PartsProps) {
  const t = useTranslations('figureRows');
  const { parts } = list;
  const part = parts.find((one) => one.toLowerCase() === chosen) ?? list.part;
  if (parts.length < 2) {
    const isCount = model?.measures.find(({ key }) => key === list.measure)?.unit === 'COUNT';
    if (isCount) return null;
    return <p className="mt-1 text-soft">{t(`says.${part === 'VALUE' ? 'NUMBER' : part}`)}</p>;
  }
  return (
    <div role="group" aria-label={t('parts')} className="mt-3 flex flex-wrap gap-2">
      {parts.map((one) => (
        <Button
          key={one}
          size="s"
          variant={one === part ? 'main' : 'plain'}
          aria-pressed={one === part}
          onClick={() => onChoose(one.toLowerCase())}
        >
          {t(`says.${one}`)}
        </Button>
      ))}
    </div>
  );
}

interface SplitMenuProps {
  list: RowList;
  model: RowsRequest['model'];
  onChosen: () => void;
}

/** Opens the same rows in the builder, split by another dimension. */
function SplitMenu({ list, model, onChosen }: SplitMenuProps) {
  const t = useTranslations('figureRows');
  const navigate = useNavigate();
  const read = queryOfAddress(new URLSearchParams(list.address.split('?')[1]));
  const dimensions = model?.measures.find(({ key }) => key === list.measure)?.dimensions ?? [];
  const names = new Map(model?.dimensions.map(({ key, name }) => [key, name]));
  if ('problems' in read || dimensions.length === 0) return null;
  const split = (dimension: string) => {
    onChosen();
    void navigate(builderPath({ ...read.query, dimensions: [dimension.toLowerCase()] }));
  };
  return (
    <Menu
      label={t('split')}
      button={{ icon: <Split className="size-4" />, children: t('split') }}
      items={dimensions.map((key) => ({ id: key, label: names.get(key) ?? key }))}
      onChoose={split}
    />
  );
}
