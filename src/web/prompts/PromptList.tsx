import { Pencil, Pin, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import type { PromptPage } from './pages.ts';
import { usePinPrompt } from './use-prompts.ts';

/** What is shown before the rest is asked for. */
const FEW = 8;

interface PromptListProps {
  prompts: readonly Prompt[];
  /** Some of all are shown, and all of these at once. */
  isSought: boolean;
  onChoose: (prompt: Prompt) => void;
  onTurn: (page: PromptPage) => void;
}

/** The person's prompts and those that are shared with him, and the way to a new one. */
export function PromptList({ prompts, isSought, onChoose, onTurn }: PromptListProps) {
  const t = useWords('prompts');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || isSought ? prompts : prompts.slice(0, FEW);
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id={id} className="text-sm font-semibold text-ink-2">
          {t('group')}
        </h3>
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
          onClick={() => onTurn({ at: 'new-prompt' })}
        >
          {t('add')}
        </Button>
      </div>
      {prompts.length === 0 && !isSought && <p className="py-2 text-sm text-ink-3">{t('empty')}</p>}
      <ul className="flex flex-col gap-1.5">
        {shown.map((prompt) => (
          <PromptRow key={prompt.id} prompt={prompt} onChoose={onChoose} onTurn={onTurn} />
        ))}
      </ul>
      {shown.length < prompts.length && (
        <Button variant="ghost" size="sm" className="mt-2 pointer-coarse:h-11" onClick={() => setWhole(true)}>
          {t('all', { count: prompts.length })}
        </Button>
      )}
    </section>
  );
}

type RowProps = Pick<PromptListProps, 'onChoose' | 'onTurn'> & { prompt: Prompt };

function PromptRow({ prompt, onChoose, onTurn }: RowProps) {
  const t = useWords('prompts');
  const pin = usePinPrompt();
  const { name, text, isMine, isPinned, org, ownerName } = prompt;
  return (
    <li className="flex items-center gap-1 rounded-card pr-2 shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface-2 hover:shadow-[inset_0_0_0_1px_var(--line-2)]">
      <button
        type="button"
        onClick={() => onChoose(prompt)}
        className="min-h-11 min-w-0 grow rounded-card px-3 py-2 text-left"
      >
        <span className="flex min-w-0 items-center gap-2">
          <b className="min-w-0 truncate text-base font-[650]">{name}</b>
          {org && (
            <Badge tone="note" className="max-w-[50%] shrink-0">
              <span className="truncate">
                {isMine
                  ? t('sharedWith', { org: org.name })
                  : t('sharedBy', { owner: ownerName ?? '', org: org.name }).replace(/^ · /, '')}
              </span>
            </Badge>
          )}
        </span>
        <span className="line-clamp-1 text-sm break-all text-ink-2">{text}</span>
      </button>
      <IconButton
        label={t('pin', { name })}
        isOn={isPinned}
        className="max-sm:size-11"
        icon={<Pin size={15} strokeWidth={1.75} fill={isPinned ? 'currentColor' : 'none'} aria-hidden="true" />}
        onClick={() => pin.mutate({ prompt, isPinned: !isPinned })}
      />
      {isMine && (
        <IconButton
          label={t('edit', { name })}
          className="max-sm:size-11"
          icon={<Pencil size={15} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onTurn({ at: 'edit-prompt', prompt })}
        />
      )}
    </li>
  );
}
