import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { wrapColumnsOf } from '#contract/base/unwrap.ts';
import { citationHtml, citationText, quotationOf, type Quotation } from '../quotation.ts';
import type { SourceView } from '#contract/sources/sources.api.ts';
import { useNotices } from '../../lib/notices.ts';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import { readSelection, type Selected } from './read-selection.ts';

/** What the screen around the reader can do with quoted words; null where it cannot. */
export interface QuotationInteractions {
  /** Puts them into the composer of a chat. */
  ask: ((quotation: Quotation) => void) | null;
  /** Makes a note of them. */
  quote: ((quotation: Quotation) => void) | null;
  /** Begins a comment on the words that are selected. */
  comment: (() => void) | null;
}

interface SelectionMenuProps extends QuotationInteractions {
  view: SourceView;
  /** Where the passages are. */
  area: RefObject<HTMLElement | null>;
}

const MENU_PX = { height: 44, width: 344 } as const;
const GAP_PX = 8;

/** What can be done with the words that are selected: beside them for a mouse, at the bottom of the reader for fingers. */
export function SelectionMenu({ view, area, ask, quote, comment }: SelectionMenuProps) {
  const t = useWords('sources');
  const { language } = useLanguage();
  const copy = useCopyCitation();
  const menu = useRef<HTMLDivElement>(null);
  const selected = useSelected(area, menu);
  if (!selected) return <output className="sr-only" />;
  const passage = view.passages.find(({ id }) => id === selected.passageId);
  const quotation = (): Quotation =>
    quotationOf(
      selected.text,
      {
        title: view.title ?? '',
        url: view.url,
        place: passage ?? null,
        columns: wrapColumnsOf(view.passages.map(({ text }) => text).join('\n\n')),
      },
      language,
    );
  const leave = () => {
    document.getSelection()?.removeAllRanges();
    area.current?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  return (
    <>
      <output className="sr-only">{t('selection.said')}</output>
      {/* A press on it must not take the selection away. */}
      <div
        ref={menu}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('selection.menu')}
        style={placeOf(selected, area.current)}
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={press}
        className={classes(
          'absolute z-3 flex h-11 items-center gap-0.5 rounded-[10px] bg-raised p-1 shadow-pop appear-menu',
          'pointer-coarse:inset-x-2! pointer-coarse:top-auto! pointer-coarse:bottom-2! pointer-coarse:h-13 pointer-coarse:justify-around',
        )}
      >
        {ask && <Deed onClick={() => ask(quotation())}>{t('selection.ask')}</Deed>}
        {quote && <Deed onClick={() => quote(quotation())}>{t('selection.quote')}</Deed>}
        {comment && <Deed onClick={comment}>{t('selection.comment')}</Deed>}
        <Deed onClick={() => copy(quotation())}>{t('selection.copy')}</Deed>
      </div>
    </>
  );
}

function Deed({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex h-9 items-center rounded-control px-2 text-sm font-semibold whitespace-nowrap text-ink-2 hover:bg-surface-3 hover:text-ink pointer-coarse:h-11 pointer-coarse:px-1.5"
    >
      {children}
    </button>
  );
}

/** Above the words where there is room, else below them; within the panel that holds the area. */
function placeOf({ rect }: Selected, area: HTMLElement | null) {
  const panel = area?.offsetParent?.getBoundingClientRect();
  const frame = area?.getBoundingClientRect();
  if (!panel || !frame) return {};
  const above = rect.top - MENU_PX.height - GAP_PX;
  const below = Math.min(rect.bottom + GAP_PX, frame.bottom - MENU_PX.height - GAP_PX);
  const top = Math.max(frame.top + GAP_PX, above >= frame.top ? above : below);
  const centre = rect.left + rect.width / 2 - MENU_PX.width / 2;
  const left = Math.max(panel.left + GAP_PX, Math.min(centre, panel.right - MENU_PX.width - GAP_PX));
  return { top: top - panel.top, left: left - panel.left };
}

/** What is selected in the area, also while it is scrolled; kept while the menu itself is pressed or has the focus. */
function useSelected(area: RefObject<HTMLElement | null>, menu: RefObject<HTMLElement | null>): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const now = area.current && readSelection(area.current);
        if (now || !menu.current?.contains(document.activeElement)) setSelected(now);
      });
    };
    const element = area.current;
    document.addEventListener('selectionchange', read);
    element?.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', read);
      element?.removeEventListener('scroll', read);
    };
  }, [area, menu]);
  return selected;
}

/** Puts the words with their source on the clipboard, as text and as HTML, and says so. */
function useCopyCitation(): (quotation: Quotation) => void {
  const t = useWords('sources');
  const notices = useNotices();
  const write = async (quotation: Quotation) => {
    const text = citationText(quotation);
    if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
    const blob = (type: string, content: string) => new Blob([content], { type });
    const item = new ClipboardItem({
      'text/plain': blob('text/plain', text),
      'text/html': blob('text/html', citationHtml(quotation)),
    });
    return navigator.clipboard.write([item]);
  };
  return (quotation) =>
    void write(quotation).then(
      () => notices.show({ tone: 'done', title: t('selection.copied'), text: t('selection.copiedText') }),
      () => notices.show({ tone: 'failed', title: t('selection.copyFailed'), text: t('selection.copyFailedText') }),
    );
}
