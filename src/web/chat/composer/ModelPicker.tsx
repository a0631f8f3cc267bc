import { useQueryClient } from '@tanstack/react-query';
import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { aiApi, type ChatModel } from '#contract/ai/ai.api.ts';
import { priceClassOf, type OfferedModel } from '#contract/ai/models.ts';
import { placeId, type BoardPlace } from '../../lib/board-place.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { reading, useReading } from '../../lib/query.ts';
import { classes } from '../../ui/classes.ts';
import { Popover } from '../../ui/Popover.tsx';
import { useWords } from '../../words/index.ts';

interface ModelPickerProps {
  place: BoardPlace;
  /** The chat node; null for a project's own conversation. */
  nodeId: string | null;
}

/** Which model answers in this conversation, and a choice of those that the administrator offers. */
export function ModelPicker({ place, nodeId }: ModelPickerProps) {
  const node = useReading(aiApi.readNodeModel, { params: { nodeId: nodeId ?? '' }, enabled: nodeId !== null });
  const project = useReading(aiApi.readProjectModel, {
    params: { projectId: placeId(place) },
    enabled: nodeId === null,
  });
  const { data } = nodeId === null ? project : node;
  const [isOpen, setOpen] = useState(false);
  const choose = useChoose(place, nodeId, () => setOpen(false));
  const t = useWords('chatModel');
  if (!data || (data.offered.length < 2 && !data.isGone && data.chosen === null)) return null;
  const name = data.chosen ?? data.defaultModel ?? t('usual');
  return (
    <Popover
      label={t('choose')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      widthPx={340}
      side="top"
      align="start"
      trigger={
        <button
          type="button"
          aria-label={data.isGone ? t('gone') : t('button', { name })}
          className={classes(
            'inline-flex h-[30px] min-w-0 max-w-44 items-center gap-1 rounded-control px-2 text-sm font-semibold hover:bg-surface-3 pointer-coarse:h-11',
            data.isGone ? 'bg-bad-soft text-bad' : 'text-ink-2',
          )}
        >
          {data.isGone && <CircleAlert size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />}
          <span className="truncate">{data.isGone ? t('gone') : name}</span>
          <ChevronDown size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
        </button>
      }
    >
      <Choices model={data} onChoose={(id) => choose.mutate(id)} isBusy={choose.isPending} />
    </Popover>
  );
}

function useChoose(place: BoardPlace, nodeId: string | null, onDone: () => void) {
  const t = useWords('chatModel');
  const common = useWords('common');
  const client = useQueryClient();
  const params = { nodeId: nodeId ?? '', projectId: placeId(place) };
  return useAct(
    (model: string | null) =>
      nodeId === null
        ? call(aiApi.chooseProjectModel, { params, body: { model } })
        : call(aiApi.chooseNodeModel, { params, body: { model } }),
    { failed: { title: common('error'), text: t('failed') } },
    (chosen) => {
      const route = nodeId === null ? aiApi.readProjectModel : aiApi.readNodeModel;
      client.setQueryData(reading(route, { params }).queryKey, chosen);
      onDone();
    },
  );
}

interface ChoicesProps {
  model: ChatModel;
  onChoose: (id: string | null) => void;
  isBusy: boolean;
}

function Choices({ model: { chosen, isGone, defaultModel, offered }, onChoose, isBusy }: ChoicesProps) {
  const t = useWords('chatModel');
  return (
    <>
      {isGone && (
        <p role="alert" className="mb-2 rounded-control bg-bad-soft px-3 py-2 text-sm text-bad">
          {t('goneText', { name: chosen ?? '' })}
        </p>
      )}
      <ul className="nowheel flex max-h-80 flex-col gap-0.5 overflow-y-auto">
        <Choice
          title={t('usual')}
          text={defaultModel === null ? t('usualEmbedded') : t('usualText', { name: defaultModel })}
          isChosen={chosen === null}
          isBusy={isBusy}
          onChoose={() => onChoose(null)}
        />
        {offered.map((one) => (
          <Choice
            key={one.id}
            title={one.id}
            text={one.description || t(one.purpose)}
            facts={factsOf(one).map((fact) => t(fact))}
            isChosen={chosen === one.id}
            isBusy={isBusy}
            onChoose={() => onChoose(one.id)}
          />
        ))}
      </ul>
    </>
  );
}

const factsOf = (one: OfferedModel) =>
  [`price.${priceClassOf(one)}`, ...(one.sees ? ['sees'] : [])] as (
    'price.free' | 'price.low' | 'price.medium' | 'price.high' | 'price.unknown' | 'sees'
  )[];

interface ChoiceProps {
  title: string;
  text: string;
  facts?: readonly string[];
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

function Choice({ title, text, facts = [], isChosen, isBusy, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={isBusy}
        onClick={onChoose}
        className={classes(
          'flex w-full items-start gap-2.5 rounded-control px-2.5 py-2 text-left',
          isChosen ? 'bg-accent-soft' : 'hover:bg-surface-3',
        )}
      >
        <Check
          size={16}
          strokeWidth={2.2}
          aria-hidden="true"
          className={classes('mt-0.5 shrink-0 text-accent-ink', !isChosen && 'invisible')}
        />
        <span className="min-w-0">
          <span className="block text-sm font-semibold break-all">{title}</span>
          <span className="block text-sm text-ink-2">{text}</span>
          {facts.length > 0 && <span className="mt-0.5 block text-xs text-ink-3">{facts.join(' · ')}</span>}
        </span>
      </button>
    </li>
  );
}
