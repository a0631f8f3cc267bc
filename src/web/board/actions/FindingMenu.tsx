import { Search } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isCoarse } from '../../lib/coarse.ts';
import { classes } from '../../ui/classes.ts';
import { floatingLook, openness, placing, type FloatingProps } from '../../ui/floating.ts';
import { useWords } from '../../words/index.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { useEngine } from '../engine/use-engine.ts';
import { MenuParts } from './ActionItems.tsx';
import { foundIn, isLongMenu, type MenuPart } from './menu-entries.ts';
import { useActionParts, type ActionPartsAsked } from './use-action-parts.tsx';

type MoreParts = (editor: BoardEditor) => readonly MenuPart[];
const NO_MORE: MoreParts = () => [];

interface FindingMenuProps extends Omit<FloatingProps, 'children'> {
  asked: ActionPartsAsked;
  /** The parts of the screen below those of the board. */
  more?: MoreParts;
}

/**
 * A menu of the board under small titles, with a field that narrows it down once it is long: typing finds, arrows and Enter
 * choose, Esc clears the field and then closes. A telephone, which has no room beside the trigger, shows it as a sheet.
 */
export function FindingMenu({ trigger, asked, more = NO_MORE, widthPx = 228, ...given }: FindingMenuProps) {
  return (
    <Primitive.Root modal={false} {...openness(given)}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Content asked={asked} more={more} widthPx={widthPx} placed={placing(given)} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface ContentProps {
  asked: ActionPartsAsked;
  more: MoreParts;
  widthPx: number;
  placed: ReturnType<typeof placing>;
}

function Content({ asked, more, widthPx, placed }: ContentProps) {
  const t = useWords('actions');
  const { editor } = useEngine();
  const parts = [...useActionParts(asked), ...more(editor)];
  const [sought, seek] = useState('');
  const [isFinding, find] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isLong = isLongMenu(parts);
  const found = foundIn(parts, sought);
  return (
    <Primitive.Content
      {...placed}
      role="dialog"
      aria-orientation={undefined}
      aria-label={t('label.menu')}
      data-long
      data-finding={isFinding || undefined}
      style={{ minWidth: widthPx }}
      className={classes(
        floatingLook,
        'flex max-h-(--radix-dropdown-menu-content-available-height) flex-col overflow-hidden outline-none',
      )}
      onEscapeKeyDown={(event) => {
        if (sought === '') return;
        event.preventDefault();
        seek('');
        field.current?.focus();
      }}
      onKeyDownCapture={(event) => isLong && walk(event, menu.current, field.current)}
      // A pointer that passes over the entries leaves the focus to whoever types.
      onPointerMoveCapture={(event) => isFocused(field) && event.preventDefault()}
      onPointerOutCapture={(event) => isFocused(field) && event.preventDefault()}
    >
      {isLong && <FindField field={field} sought={sought} onType={seek} onFocus={() => find(true)} />}
      <div
        ref={menu}
        role="menu"
        aria-label={t('label.menu')}
        className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
      >
        <MenuParts parts={found} hasTitles={isLong} sought={sought} />
      </div>
      {found.length === 0 && (
        <p role="status" className="px-4 pt-1 pb-5 text-center text-sm text-ink-3">
          {t('noEntry')}
        </p>
      )}
    </Primitive.Content>
  );
}

interface FindFieldProps {
  field: RefObject<HTMLInputElement | null>;
  sought: string;
  onType: (typed: string) => void;
  onFocus: () => void;
}

function FindField({ field, sought, onType, onFocus }: FindFieldProps) {
  const t = useWords('actions');
  useLayoutEffect(() => {
    // A finger reads first: the keys of a telephone would cover what there is.
    if (!isCoarse()) field.current?.focus({ preventScroll: true });
  }, [field]);
  return (
    <label className="relative block shrink-0 border-b border-line">
      <span className="sr-only">{t('findEntry')}</span>
      <Search
        size={15}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={field}
        value={sought}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={t('findEntry')}
        onFocus={onFocus}
        onChange={(event) => onType(event.target.value)}
        className="h-10 w-full bg-transparent pr-3 pl-[42px] text-sm text-ink outline-none pointer-coarse:h-12 pointer-coarse:text-read"
      />
    </label>
  );
}

const isFocused = ({ current }: RefObject<HTMLElement | null>): boolean =>
  current !== null && document.activeElement === current;

/** From the field the arrows go into the menu and Enter takes what is found first; letters go back into the field. */
function walk(event: KeyboardEvent, menu: HTMLElement | null, field: HTMLInputElement | null): void {
  // The Enter that ends a Hangul syllable chooses nothing; Safari tells it by the key code only.
  if (!menu || !field || event.nativeEvent.isComposing || event.keyCode === 229) return;
  const entries = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])')];
  const { key, ctrlKey, metaKey, altKey } = event;
  const take = (to: HTMLElement | undefined) => {
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  };
  if (event.target === field) {
    if (key === 'ArrowDown') take(entries[field.value.trim() === '' ? 0 : 1] ?? entries[0]);
    else if (key === 'ArrowUp') take(entries.at(-1));
    else if (key === 'Enter') {
      take(undefined);
      if (field.value.trim() !== '') entries[0]?.click();
    } else if (key !== 'Tab') event.stopPropagation();
  } else if (key === 'ArrowUp' && event.target === entries[0]) take(field);
  else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
    // The letter itself is typed into what has the focus now.
    event.stopPropagation();
    field.focus();
  }
}
