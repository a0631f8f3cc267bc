import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { toNodeLook } from '#contract/board/kinds/index.ts';
import { nameOfNode } from '#contract/history/name-of-node.ts';
import { useLatest } from '../lib/use-latest.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { KindGlyph } from '../ui/KindIcon.tsx';
import { useWords } from '../words/index.ts';
import { differenceKinds, type Compared, type Difference } from './compare.ts';
import { DifferenceSign } from './DifferenceSign.tsx';

interface DifferenceListProps {
  compared: Compared | null;
  /** Where something is being loaded, or there is nothing to compare. */
  note: string | null;
  chosen: ReadonlySet<string>;
  focusedId: string | null;
  /** The one whose card is pointed at, or whose row is. */
  litId: string | null;
  isStale: boolean;
  isBusy: boolean;
  /** On telephones all is restored, or nothing. */
  hasChoice: boolean;
  onChoose: (id: string) => void;
  onFocus: (id: string) => void;
  onLight: (id: string | null) => void;
  onCompare: () => void;
  onRestore: (all: boolean) => void;
}

/** The places in which the board then differs from the board now, to be chosen from. */
export function DifferenceList(props: DifferenceListProps) {
  const { compared, note, chosen, isStale, isBusy, hasChoice, onCompare, onRestore } = props;
  const t = useWords('history');
  const count = compared?.list.length ?? 0;
  return (
    <>
      <header className="shrink-0 border-b border-line px-4 py-3.5">
        <h2 className="flex items-center gap-2 text-h3 font-[650]">
          {t('differences')}
          {compared && (
            <span className="tnum rounded-[6px] bg-surface-3 px-1.5 text-sm font-semibold text-ink-2">{count}</span>
          )}
        </h2>
        <p className="mt-0.5 text-sm text-ink-2">{t('differencesText')}</p>
      </header>
      {isStale && (
        <div role="status" className="flex shrink-0 items-center gap-2 bg-warn-soft px-4 py-2 text-sm text-warn">
          {t('changedMeanwhile')}
          <Button variant="secondary" size="sm" className="ml-auto" onClick={onCompare}>
            {t('compareAgain')}
          </Button>
        </div>
      )}
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-2 py-2">
        {note !== null && <p className="px-2 py-3 text-base text-ink-2">{note}</p>}
        {compared && count === 0 && <p className="px-2 py-3 text-base text-ink-2">{t('none')}</p>}
        {differenceKinds.map((kind) => {
          const rows = compared?.list.filter((one) => one.kind === kind) ?? [];
          if (rows.length === 0) return null;
          return (
            <section key={kind} className="border-b border-line py-2 last:border-0" aria-label={t(`kind.${kind}`)}>
              <p className="flex items-center gap-2 px-2 pb-1 text-sm text-ink-2">
                <DifferenceSign kind={kind} />
                {t(`kindText.${kind}`)}
              </p>
              <ul>
                {rows.map((one) => (
                  <Row key={one.id} difference={one} {...props} isChosen={chosen.has(one.id)} />
                ))}
              </ul>
            </section>
          );
        })}
        {compared && compared.wires > 0 && (
          <p className="px-2 py-2 text-sm text-ink-2">{t('wires', { count: compared.wires })}</p>
        )}
      </div>
      {compared && (count > 0 || compared.wires > 0) && (
        <footer className="shrink-0 space-y-2 border-t border-line p-3">
          {hasChoice && (
            <Button
              variant="primary"
              className="w-full"
              disabled={chosen.size === 0}
              isBusy={isBusy}
              icon={<RotateCcw size={15} strokeWidth={2} aria-hidden="true" />}
              onClick={() => onRestore(false)}
            >
              {t('restoreChosen', { count: chosen.size })}
            </Button>
          )}
          <Button
            variant={hasChoice ? 'secondary' : 'primary'}
            className="w-full max-md:h-11"
            onClick={() => onRestore(true)}
          >
            {t('restoreAll')}
          </Button>
          <p className="text-center text-sm text-ink-3">{t('restoreHint')}</p>
        </footer>
      )}
    </>
  );
}

type RowProps = DifferenceListProps & { difference: Difference; isChosen: boolean };

function Row({ difference, isChosen, focusedId, litId, hasChoice, onChoose, onFocus, onLight }: RowProps) {
  const { id, kind, past, now, fields } = difference;
  const t = useWords('history');
  const row = useRef<HTMLLIElement>(null);
  const isFocused = id === focusedId;
  const isLit = id === litId;
  useEffect(() => {
    if (isFocused || isLit) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isFocused, isLit]);
  const light = useLatest(onLight);
  useEffect(() => {
    const heard = new AbortController();
    const on = (event: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', lit: string | null) =>
      row.current?.addEventListener(event, () => light.current(lit), { signal: heard.signal });
    on('pointerenter', id);
    on('focusin', id);
    on('pointerleave', null);
    on('focusout', null);
    return () => heard.abort();
  }, [id, light]);
  const node = past ?? now;
  if (!node) return null;
  const title = nameOfNode(node) || t('untitled');
  const hasText = fields.includes('content') && past && now;
  return (
    <li
      ref={row}
      data-lit={isLit || undefined}
      className={classes(
        'flex gap-2.5 rounded-[8px] px-2 py-1.5',
        isFocused && 'bg-surface-3',
        isLit && 'bg-surface-2 shadow-[inset_0_0_0_2px_var(--accent)]',
      )}
    >
      {hasChoice && (
        <input
          type="checkbox"
          aria-label={t('pick', { title })}
          checked={isChosen}
          onChange={() => onChoose(id)}
          className="mt-1 size-4 shrink-0 accent-(--accent)"
        />
      )}
      <button type="button" className="min-w-0 grow text-left" onClick={() => onFocus(id)}>
        <span className="flex items-center gap-1.5">
          <span className="shrink-0 text-ink-2">
            <KindGlyph kind={toNodeLook(node.type, node.metadata)} />
          </span>
          <span className="truncate text-base font-semibold">{title}</span>
        </span>
        {kind === 'changed' && (
          <span className="block text-sm text-ink-2">{fields.map((field) => t(`field.${field}`)).join(' · ')}</span>
        )}
        {isFocused && hasText && (
          <span className="mt-1 block space-y-1 text-sm break-words">
            <span className="line-clamp-3 rounded-[5px] bg-warn-soft px-1.5 py-0.5">
              {t('atThatTime')}: {past.content}
            </span>
            <span className="line-clamp-3 border-l-2 border-accent pl-2 text-ink-2">
              {t('now')}: {now.content}
            </span>
          </span>
        )}
      </button>
    </li>
  );
}
