import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import { ariaKeysOf, keyNamesOf } from '../../lib/chord.ts';
import { isCoarse } from '../../lib/coarse.ts';
import { useWritingKeys } from './use-writing-keys.ts';
import { write } from './write.ts';
import { writingCommands } from './writing-commands.ts';

interface WritingToolsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Saves and leaves; fingers have no key for it. */
  onDone: () => void;
}

/**
 * The toolbar of a field of Markdown, one stop of Tab; with it the field gets its keys. It stands over the field, and for
 * fingers above the keyboard, as large as fingers are however small the board is shown.
 */
export function WritingTools({ field, onDone }: WritingToolsProps) {
  const t = useWords('notes');
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const abovePx = useAboveKeyboard();
  const isApart = isCoarse();
  const headings = [t('tableFirst'), t('tableSecond')] as const;
  useWritingKeys(field, headings);
  // The root says it: a selector that looked for the tools would be asked anew with every element of the page.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-writes', isApart);
    return () => document.documentElement.removeAttribute('data-writes');
  }, [isApart]);
  const walk = (event: KeyboardEvent) => {
    const last = writingCommands.length - 1;
    event.stopPropagation();
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const next = steps[event.key];
    if (event.key === 'Escape') field.current?.focus();
    else if (next === undefined) return;
    else {
      const to = (next + last + 1) % (last + 1);
      setAt(to);
      bar.current?.querySelectorAll('button')[to]?.focus();
    }
    event.preventDefault();
  };
  const tools = (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar')}
      data-note-tools
      className={isApart ? 'note-tools is-apart' : 'note-tools nowheel nodrag nopan'}
      style={isApart ? { bottom: abovePx } : undefined}
      onKeyDown={walk}
      onMouseDown={(event) => event.preventDefault()}
    >
      {writingCommands.map(({ label, icon: Icon, keys, command }, i) => (
        <IconButton
          key={label}
          size="sm"
          tabIndex={i === at ? 0 : -1}
          label={t(`write.${label}`)}
          {...(keys && { hint: keyNamesOf(keys).join(' '), 'aria-keyshortcuts': ariaKeysOf([keys]) })}
          icon={<Icon size={15} strokeWidth={1.9} aria-hidden="true" />}
          onFocus={() => setAt(i)}
          onClick={() => field.current && write(field.current, command(headings))}
        />
      ))}
      {isApart && (
        <button type="button" className="note-tools-done" onClick={onDone}>
          {t('done')}
        </button>
      )}
    </div>
  );
  return isApart ? createPortal(tools, document.body) : tools;
}

/** How far the foot of what can be seen lies above the foot of the page: as high as an on-screen keyboard that covers it. */
function useAboveKeyboard(): number {
  return useSyncExternalStore(listen, coveredPx, () => 0);
}

function coveredPx(): number {
  const seen = window.visualViewport;
  return seen ? Math.max(0, Math.round(window.innerHeight - seen.offsetTop - seen.height)) : 0;
}

function listen(changed: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', changed);
  seen?.addEventListener('scroll', changed);
  return () => {
    seen?.removeEventListener('resize', changed);
    seen?.removeEventListener('scroll', changed);
  };
}
