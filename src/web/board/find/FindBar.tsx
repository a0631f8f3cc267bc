import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { Fragment, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { formatMoment } from '#contract/base/time.ts';
import { toNodeLook } from '#contract/board/kinds/index.ts';
import { matchesIn } from '#contract/search/matches.ts';
import { isEnter, useSendKey } from '../../chat/composer/use-send-key.ts';
import { heldName, isOnMac } from '../../lib/key-names.ts';
import { isCommandKey } from '../../lib/letter-key.ts';
import { takeBackKey } from '../../lib/back-stack.ts';
import { useTopBar } from '../../lib/use-top-bar.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useWords } from '../../words/index.ts';
import { useEvidence } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import './find.css';
import type { Hit } from './hits.ts';
import { useRoomForKeyboard } from './keyboard.ts';
import { useHits } from './use-hits.ts';
import { useWalk } from './use-walk.ts';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface FindBarProps {
  /** How often it was asked for; each time the field takes the focus. */
  asked: number;
  /** What was typed while the bar was on its way. */
  typedBefore: string;
  onClose: () => void;
}

/** Finds on the open board: dims what holds nothing of what is typed; Enter goes from place to place. */
export function FindBar({ asked, typedBefore, onClose }: FindBarProps) {
  const t = useWords('find');
  useTopBar('board');
  const engine = useEngine();
  const [typed, setTyped] = useState(typedBefore);
  const query = typed.trim();
  const { hits, isCut, isComplete, hasFailed } = useHits(engine.editor, typed);
  const { hit, number, step } = useWalk(engine.editor, query, hits, isComplete);
  const isBeside = useEvidence() !== null;
  useDimming(hits, query);
  useRoomForKeyboard(engine.editor);
  const input = useField(asked);
  const keys = useFindKeys(input, step, onClose);
  const all = `${hits.length}${isCut ? '+' : ''}`;
  const count = hits.length === 0 ? '' : number === 0 ? t('places', { count: all }) : `${number}/${all}`;
  const isNothing = query !== '' && isComplete && hits.length === 0;
  return (
    <search
      aria-label={t('find')}
      className={classes(
        'pointer-events-none absolute inset-x-3 top-3 md:top-[68px] z-(--z-panel) flex justify-center',
        isBeside && 'md:mr-[412px]',
      )}
    >
      <div className="pointer-events-auto w-full max-w-[420px] rounded-card bg-raised shadow-pop appear-menu">
        <div className="flex h-11 items-center gap-1 pr-1.5 pl-3">
          <Search size={16} strokeWidth={1.9} aria-hidden="true" className="shrink-0 text-ink-3" />
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            value={typed}
            maxLength={200}
            aria-label={t('field')}
            placeholder={t('field')}
            className="min-w-0 grow bg-transparent px-1.5 text-base outline-none placeholder:text-ink-3"
            onChange={(event) => setTyped(event.target.value)}
            {...keys}
          />
          {query !== '' && !isComplete && <Spinner />}
          <span className="shrink-0 px-1 text-sm text-ink-3 tabular-nums">{count}</span>
          <Step
            label={t('previous')}
            hint={`${heldName('shift')} Enter`}
            isOff={hits.length === 0}
            onClick={() => step(-1)}
            isUp
          />
          <Step label={t('next')} hint="Enter" isOff={hits.length === 0} onClick={() => step(1)} />
          <IconButton
            label={t('close')}
            hint="Esc"
            icon={<X {...icon} />}
            className="max-md:size-11"
            onClick={onClose}
          />
        </div>
        <div role="status">
          {hit && <Shown hit={hit} query={query} />}
          {isNothing && (
            <p className="border-t border-line px-3.5 py-2 text-sm text-ink-3">{t('nothing', { query })}</p>
          )}
          {hasFailed && <p className="border-t border-line px-3.5 py-2 text-sm text-warn">{t('partly')}</p>}
        </div>
      </div>
    </search>
  );
}

interface StepProps {
  label: string;
  hint: string;
  isOff: boolean;
  isUp?: boolean;
  onClick: () => void;
}

function Step({ label, hint, isOff, isUp = false, onClick }: StepProps) {
  const Icon = isUp ? ChevronUp : ChevronDown;
  return (
    <IconButton
      label={label}
      hint={hint}
      disabled={isOff}
      icon={<Icon {...icon} />}
      className="max-md:size-11"
      onClick={onClick}
    />
  );
}

/** What the hit is: its node, where in it, and the words around. */
function Shown({ hit, query }: { hit: Hit; query: string }) {
  const t = useWords('find');
  const { editor } = useEngine();
  const node = editor.node(hit.nodeId);
  if (!node) return null;
  const place =
    hit.startSec !== null
      ? t('atMoment', { at: formatMoment(hit.startSec) })
      : hit.page !== null
        ? t('onPage', { page: hit.page })
        : t(`in.${hit.in}`);
  return (
    <div className="flex gap-2.5 border-t border-line px-3 py-2.5">
      <KindIcon kind={toNodeLook(node.type, node.metadata)} />
      <div className="min-w-0 grow">
        <p className="flex gap-2 text-sm">
          <b className="min-w-0 truncate font-[650]">
            <Marked text={node.title || t('untitled')} query={hit.in === 'title' ? query : ''} />
          </b>
          <span className="shrink-0 text-ink-3">{place}</span>
        </p>
        {hit.excerpt !== null && (
          <p className="line-clamp-2 text-sm break-words text-ink-2">
            <Marked text={hit.excerpt} query={query} />
          </p>
        )}
      </div>
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const { letters, ranges } = matchesIn(text, query);
  const part = (from: number, to?: number) => letters.slice(from, to).join('');
  return (
    <>
      {ranges.map(([from, to], i) => (
        <Fragment key={from}>
          {part(ranges[i - 1]?.[1] ?? 0, from)}
          <mark className="rounded-[3px] bg-accent-soft-2 px-px text-ink">{part(from, to)}</mark>
        </Fragment>
      ))}
      {part(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

/** Everything that holds no hit steps back, until the bar closes. */
function useDimming(hits: readonly Hit[], query: string): void {
  const engine = useEngine();
  const found = useMemo(() => new Set(hits.map((hit) => hit.nodeId)), [hits]);
  useEffect(() => engine.dimAllBut(query === '' || found.size === 0 ? null : found, 'find'), [engine, found, query]);
  useEffect(() => () => engine.dimAllBut(null, 'find'), [engine]);
}

/** The field takes the focus each time somebody asks to find, and it goes back where it was. */
function useField(asked: number) {
  const input = useRef<HTMLInputElement>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (asked === 0) return;
    input.current?.focus({ preventScroll: true });
    if (asked > 1) input.current?.select();
  }, [asked]);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
  return input;
}

/**
 * Enter goes on and Shift and Enter back, also within a composition; Esc closes. Alt+Left leads back, but on a Mac, where it
 * goes from word to word.
 */
function useFindKeys(input: RefObject<HTMLInputElement | null>, step: (by: 1 | -1) => void, onClose: () => void) {
  const keys = useSendKey(() => step(1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event) && event.shiftKey) {
      if (!event.nativeEvent.isComposing) step(-1);
      event.preventDefault();
      return;
    }
    keys.onKeyDown(event);
    if (!isOnMac) takeBackKey(event.nativeEvent);
    if (isCommandKey(event.nativeEvent, 'KeyF')) input.current?.select();
    else if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ...keys, onKeyDown };
}
