import { useQuery } from '@tanstack/react-query';
import { Gauge, ListOrdered, MessageCircleQuestion, MessagesSquare, Timer, UserRound } from 'lucide-react';
import { useState } from 'react';
import { linksApi } from '#contract/sharing/links.api.ts';
import type { ChatLinkFields, Link } from '#contract/sharing/links.schema.ts';
import { reading } from '../lib/query.ts';
import { Select } from '../ui/Select.tsx';
import { useWords } from '../words/index.ts';
import { LinkOption } from './LinkOption.tsx';
import type { LinkPartProps } from './use-links.ts';

/** The chats of a canvas that a link can open. */
export const useChats = (boardId: string) =>
  useQuery({ ...reading(linksApi.listChats, { params: { boardId } }), staleTime: 0 });

const SHOWS = ['nothing', 'titles', 'quotes'] as const;

interface ChatLinkOptionsProps extends LinkPartProps {
  boardId: string;
  chat: NonNullable<Link['chat']>;
}

/** Which chat a link opens, how much of it, and what its citations tell. */
export function ChatLinkOptions({ boardId, chat, change }: ChatLinkOptionsProps) {
  const t = useWords('links');
  const { data: chats = [] } = useChats(boardId);
  const save = (fields: Partial<ChatLinkFields>) => change.mutate({ fields: { chat: fields }, said: t('chatSaved') });
  const { asked, credits, capQuestions, capCredits, nodeId } = chat;
  const isKnown = chats.some((one) => one.nodeId === nodeId);
  const used = Math.max(asked / capQuestions, capCredits === null ? 0 : credits / capCredits);
  const percent = Math.min(100, Math.round(used * 100));
  return (
    <>
      <LinkOption
        icon={MessagesSquare}
        label={t('chatOpened')}
        value={
          <Select
            label={t('chatOpened')}
            isLabelHidden
            className="w-[52%] min-w-0"
            value={nodeId}
            onChoose={(chosen) => save({ nodeId: chosen })}
            options={[
              ...(isKnown ? [] : [{ value: nodeId, label: t('chatGone') }]),
              ...chats.map((one) => ({ value: one.nodeId, label: one.title || 'AI Chat' })),
            ]}
          />
        }
      >
        {!isKnown && chats.length > 0 && <p className="pb-1.5 text-xs text-warn">{t('chatGoneText')}</p>}
      </LinkOption>
      <LinkOption
        icon={Gauge}
        label={t('cap')}
        value={<span className="tnum text-sm text-ink-2">{t('capUsed', { asked, credits: rounded(credits) })}</span>}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1 pb-2 sm:pl-[26px]">
          <Count
            label={t('capQuestions')}
            value={capQuestions}
            most={100_000}
            onSave={(count) => save({ capQuestions: count ?? 1 })}
          />
          <Count
            label={t('capCredits')}
            value={capCredits}
            most={1_000_000}
            placeholder={t('noCap')}
            onSave={(count) => save({ capCredits: count })}
          />
          <div
            role="meter"
            aria-label={t('cap')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className="h-1.5 w-full overflow-hidden rounded-full bg-surface-3"
          >
            <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
          </div>
          <p className="w-full text-xs text-ink-3">{t(percent >= 100 ? 'capOver' : 'capText')}</p>
        </div>
      </LinkOption>
      <LinkOption
        icon={UserRound}
        label={t('perDay')}
        value={
          <Count
            label={t('perDay')}
            isLabelHidden
            value={chat.perDay}
            most={1_000}
            onSave={(count) => save({ perDay: count ?? 1 })}
          />
        }
      />
      <LinkOption
        icon={Timer}
        label={t('perMinute')}
        value={
          <Count
            label={t('perMinute')}
            isLabelHidden
            value={chat.perMinute}
            most={600}
            onSave={(count) => save({ perMinute: count ?? 1 })}
          />
        }
      />
      <LinkOption
        icon={ListOrdered}
        label={t('shows')}
        text={t('showsText')}
        value={
          <Select
            label={t('shows')}
            isLabelHidden
            className="w-[44%] min-w-0"
            value={chat.shows}
            onChoose={(shows) => save({ shows })}
            options={SHOWS.map((value) => ({ value, label: t(`showing.${value}`) }))}
          />
        }
      />
      <Suggested
        key={chat.questions.join('\n')}
        questions={chat.questions}
        onSave={(questions) => save({ questions })}
      />
    </>
  );
}

const rounded = (credits: number): string => (credits >= 10 ? String(Math.round(credits)) : credits.toFixed(2));

interface CountProps {
  label: string;
  isLabelHidden?: boolean;
  value: number | null;
  most: number;
  placeholder?: string;
  /** Null where the field is left empty. */
  onSave: (count: number | null) => void;
}

/** A number that is saved when it is left or by Enter. */
function Count({ label, isLabelHidden = false, value, most, placeholder, onSave }: CountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    if (typed === null) return;
    const count = Math.min(most, Math.max(1, Math.round(Number(typed))));
    setTyped(null);
    if (typed.trim() === '') {
      if (placeholder !== undefined && value !== null) onSave(null);
    } else if (Number.isFinite(count) && count !== value) onSave(count);
  };
  return (
    <label className="flex items-center gap-2 text-sm text-ink-2">
      <span className={isLabelHidden ? 'sr-only' : ''}>{label}</span>
      <input
        inputMode="numeric"
        value={typed ?? (value === null ? '' : String(value))}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
        className="tnum h-8 w-[88px] rounded-control bg-surface px-2.5 text-sm font-semibold text-ink shadow-[inset_0_0_0_1px_var(--line-2)] focus:field-focus max-sm:h-11 max-sm:text-read"
      />
    </label>
  );
}

/** Up to six questions that visitors can press, one a line. */
function Suggested({ questions, onSave }: { questions: readonly string[]; onSave: (questions: string[]) => void }) {
  const t = useWords('links');
  const [typed, setTyped] = useState(questions.join('\n'));
  const save = () => {
    const wanted = typed
      .split('\n')
      .map((line) => line.trim().slice(0, 120))
      .filter((line) => line !== '')
      .slice(0, 6);
    if (wanted.join('\n') !== questions.join('\n')) onSave(wanted);
  };
  return (
    <LinkOption icon={MessageCircleQuestion} label={t('suggestedQuestions')}>
      <textarea
        aria-label={t('suggestedQuestions')}
        rows={2}
        value={typed}
        placeholder={t('suggestedExample')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        className="mb-1.5 field-sizing-content max-h-40 min-h-14 w-full resize-none rounded-control bg-surface px-2.5 py-1.5 text-sm text-ink shadow-[inset_0_0_0_1px_var(--line-2)] focus:field-focus max-sm:text-read"
      />
    </LinkOption>
  );
}
