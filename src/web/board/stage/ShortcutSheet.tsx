import { useRef, useState, type ReactNode } from 'react';
import { isCoarse } from '../../lib/coarse.ts';
import { Marked } from '../../search/Marked.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { OWN_ESCAPE } from '../../ui/own-escape.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useWords } from '../../words/index.ts';
import { boardActions } from '../actions/index.ts';
import { useOtherWords } from '../actions/other-language.ts';
import { useTools } from '../../board-context/tools.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { foundShortcuts, shortcutParts, type ShortcutPart, type ShortcutWay } from './shortcut-lines.ts';

/**
 * Every key of the board, from the same table that the keys are read by, and every gesture of the pointer. What is typed
 * narrows them down, by their name in either language and by their keys; Esc clears it, and then closes.
 */
export function ShortcutSheet({ panel }: { panel: Panel }) {
  const panels = usePanels();
  const t = useWords('shortcuts');
  const parts = useParts();
  const [sought, seek] = useState('');
  const lines = useRef<HTMLDivElement>(null);
  const found = foundShortcuts(parts, sought);
  return (
    <Dialog
      isOpen
      onClose={() => panels.close(panel)}
      title={t('title')}
      widthPx={820}
      // A finger reads first: the keys of a telephone would cover what there is.
      {...(isCoarse() && { initialFocus: lines })}
    >
      <SearchField
        label={t('find')}
        className="sticky -top-6 z-1 mt-3 -mb-1 bg-raised py-1.5"
        value={sought}
        maxLength={60}
        {...(sought !== '' && { [OWN_ESCAPE]: '' })}
        onType={seek}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) seek('');
        }}
      />
      <div ref={lines} tabIndex={-1} className="mt-4 min-h-[min(52dvh,520px)] outline-none">
        <div className="gap-x-8 md:columns-2">
          {found.map((part) => (
            <Part key={part.title} part={part} sought={sought} />
          ))}
        </div>
        {found.length === 0 && (
          <div role="status" className="pt-16 text-center">
            <p className="text-base font-semibold break-words">{t('nothing', { sought: sought.trim() })}</p>
            <p className="mt-0.5 text-sm text-ink-3">{t('nothingText')}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function useParts(): ShortcutPart[] {
  const { editor } = useEngine();
  const words = { actions: useWords('actions'), notes: useWords('notes'), shortcuts: useWords('shortcuts') };
  const others = [
    useOtherWords('board', 'actions'),
    useOtherWords('board', 'notes'),
    useOtherWords('keys', 'shortcuts'),
  ] as const;
  const [actions, notes, shortcuts] = others;
  const other = actions && notes && shortcuts ? { actions, notes, shortcuts } : words;
  const { allows } = useTools();
  const mine = boardActions.filter((action) => (!action.changes || editor.mayEdit) && allows?.(action) !== false);
  return shortcutParts(mine, editor.mayEdit, words, other);
}

function Part({ part: { title, lines }, sought }: { part: ShortcutPart; sought: string }) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1 text-xs font-semibold text-ink-3">
        <Marked text={title} query={sought} />
      </h3>
      <dl>
        {lines.map(({ name, ways }) => (
          <div
            key={name}
            className="flex min-h-8 items-center justify-between gap-3 border-b border-line py-1 text-sm last:border-0"
          >
            <dt className="min-w-0">
              <Marked text={name} query={sought} />
            </dt>
            <dd className="flex max-w-[70%] shrink-0 flex-wrap items-center justify-end gap-1">
              {ways.map((way, i) => (
                <Way key={[...way.keys, way.hand].join()} way={way} isFirst={i === 0} sought={sought} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Way({ way: { keys, hand }, isFirst, sought }: { way: ShortcutWay; isFirst: boolean; sought: string }) {
  return (
    <span className="flex items-center gap-1">
      {!isFirst && <span className="px-0.5 text-ink-3">/</span>}
      {keys.map((name) => (
        <Cap key={name}>
          <Marked text={name} query={sought} />
        </Cap>
      ))}
      {hand !== undefined && (
        <span className="text-xs text-ink-3">
          <Marked text={hand} query={sought} />
        </span>
      )}
    </span>
  );
}

function Cap({ children }: { children: ReactNode }) {
  return (
    <kbd className="flex h-[22px] min-w-[22px] items-center justify-center rounded-[5px] bg-surface-3 px-1.5 font-sans text-xs font-semibold text-ink-2">
      {children}
    </kbd>
  );
}
