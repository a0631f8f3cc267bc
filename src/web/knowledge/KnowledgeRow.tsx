import { Pencil, Trash2 } from 'lucide-react';
import type { KnowledgeItem, KnowledgeType } from '#contract/knowledge/knowledge.schema.ts';
import { Badge, StatusDot, type Tone } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { useRemoveKnowledge } from './use-remove-knowledge.ts';

const tones: Record<KnowledgeType, Tone> = {
  system_prompt: 'accent',
  knowledge: 'note',
  instruction: 'wood',
  context: 'plain',
};

/** One item: type, title, category, content, priority and state; with its buttons where `onEdit` is given. */
export function KnowledgeRow({ item, onEdit }: { item: KnowledgeItem; onEdit: (() => void) | null }) {
  const t = useWords('knowledge');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-[18px] py-[13px] not-first:border-t not-first:border-line sm:grid-cols-[96px_minmax(0,1fr)_auto]">
      <Badge tone={tones[item.type]} className="justify-center justify-self-start sm:w-full">
        {t(`type.${item.type}`)}
      </Badge>
      <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 text-[14.5px] font-[650] break-words">{item.title}</span>
          {item.category && <span className="text-xs text-ink-3">#{item.category}</span>}
        </p>
        <p className="line-clamp-2 text-sm break-words whitespace-pre-line text-ink-2">{item.content}</p>
      </div>
      <div className="flex items-center justify-end gap-3 self-start text-xs whitespace-nowrap text-ink-3 sm:col-start-3">
        <span className="tnum">{t('priority', { priority: item.priority })}</span>
        <span className="flex items-center gap-1.5 data-[active=true]:text-ink-2" data-active={item.isActive}>
          <StatusDot tone={item.isActive ? 'ok' : 'idle'} />
          {item.isActive ? t('on') : t('off')}
        </span>
        {onEdit && <Actions item={item} onEdit={onEdit} />}
      </div>
    </li>
  );
}

function Actions({ item, onEdit }: { item: KnowledgeItem; onEdit: () => void }) {
  const t = useWords('knowledge');
  const remove = useRemoveKnowledge();
  const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <span className="-my-1.5 flex">
      <IconButton
        label={t('edit', { title: item.title })}
        icon={<Pencil {...icon} />}
        onClick={onEdit}
        className="max-sm:size-11"
      />
      <IconButton
        label={t('remove', { title: item.title })}
        icon={<Trash2 {...icon} />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(item)}
        className="hover:text-bad! max-sm:size-11"
      />
    </span>
  );
}
