import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/index.ts';
import { keyNamesOf } from '../../lib/chord.ts';
import { boardGestures, heldNames } from '../actions/gestures.ts';
import { boardActions } from '../actions/index.ts';
import { sheetRows } from '../actions/sheet-rows.ts';
import { useEngine } from '../engine/use-engine.ts';
import { writingCommands } from '../../node-views/writing/writing-commands.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';

/** Every key of the board, from the same table that the keys are read by, and every gesture of the pointer. */
export function ShortcutSheet({ panel }: { panel: Panel }) {
  const { editor } = useEngine();
  const panels = usePanels();
  const t = useWords('actions');
  const mine = boardActions.filter((action) => editor.mayEdit || !action.changes);
  return (
    <Dialog isOpen onClose={() => panels.close(panel)} title={t('sheet')} widthPx={820}>
      <div className="mt-4 gap-x-8 md:columns-2">
        {sheetRows(mine).map(({ section, rows }) => (
          <Part key={section} title={t(`section.${section}`)}>
            {rows.map(({ labels, keys }) => (
              <Row key={labels.join()} name={labels.map((label) => t(`label.${label}`)).join(' · ')}>
                {keys.map((names, i) => (
                  <Way key={names.join()} names={names} isFirst={i === 0} />
                ))}
              </Row>
            ))}
          </Part>
        ))}
        {editor.mayEdit && <Writing />}
        <Part title={t('pointer')}>
          {boardGestures
            .filter((gesture) => editor.mayEdit || !gesture.changes)
            .map(({ id, ways }) => (
              <Row key={id} name={t(`gesture.${id}`)}>
                {ways.map((way, i) => (
                  <Way key={`${way.held.join()} ${way.move}`} names={heldNames(way)} isFirst={i === 0}>
                    <span className="text-xs text-ink-3">{t(`hand.${way.move}`)}</span>
                  </Way>
                ))}
              </Row>
            ))}
        </Part>
      </div>
    </Dialog>
  );
}

/** The keys within a text that is being written. */
function Writing() {
  const t = useWords('notes');
  return (
    <Part title={t('toolbar')}>
      {writingCommands.map(
        ({ label, keys }) =>
          keys && (
            <Row key={label} name={t(`write.${label}`)}>
              {keyNamesOf(keys).map((name) => (
                <Cap key={name}>{name}</Cap>
              ))}
            </Row>
          ),
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-1 text-xs font-semibold text-ink-3">{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 border-b border-line py-1 text-sm last:border-0">
      <dt className="min-w-0">{name}</dt>
      <dd className="flex max-w-[70%] shrink-0 flex-wrap items-center justify-end gap-1">{children}</dd>
    </div>
  );
}

/** One of the ways to do it: keys, and what is done while they are held. */
function Way({ names, isFirst, children }: { names: readonly string[]; isFirst: boolean; children?: React.ReactNode }) {
  return (
    <span className="flex items-center gap-1">
      {!isFirst && <span className="px-0.5 text-ink-3">/</span>}
      {names.map((name) => (
        <Cap key={name}>{name}</Cap>
      ))}
      {children}
    </span>
  );
}

function Cap({ children }: { children: string }) {
  return (
    <kbd className="flex h-[22px] min-w-[22px] items-center justify-center rounded-[5px] bg-surface-3 px-1.5 font-sans text-xs font-semibold text-ink-2">
      {children}
    </kbd>
  );
}
