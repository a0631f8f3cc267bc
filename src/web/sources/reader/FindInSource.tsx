import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import { findRanges } from './find-ranges.ts';
import { show, unmark, mark } from './found-marks.ts';

interface FindInSourceProps {
  field: RefObject<HTMLInputElement | null>;
  /** Where the passages are. */
  area: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface Found {
  wanted: string;
  ranges: readonly Range[];
  /** Which of them is shown. */
  at: number;
}
const nothing: Found = { wanted: '', ranges: [], at: 0 };

/** The rest after which somebody has typed. */
const TYPED_MS = 90;

/** Searches the source that is open, as one types; Enter goes to the next place, Shift+Enter to the one before. */
export function FindInSource({ field, area, onClose }: FindInSourceProps) {
  const t = useWords('sources');
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ wanted, ranges, at }, setFound] = useState(nothing);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    return () => {
      clearTimeout(typing.current);
      unmark();
    };
  }, [field]);
  useEffect(() => {
    mark(ranges, at);
    const range = ranges[at];
    return range && area.current ? show(range, area.current) : undefined;
  }, [area, ranges, at]);
  const search = () => {
    const asked = field.current?.value ?? '';
    setFound({ wanted: asked, ranges: area.current ? findRanges(area.current, asked) : [], at: 0 });
  };
  const go = (by: number) => {
    const isOld = field.current?.value !== wanted || ranges[at]?.startContainer.isConnected === false;
    if (isOld) return search();
    setFound({ wanted, ranges, at: (at + by + ranges.length) % Math.max(1, ranges.length) });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    }
  };
  const count = ranges.length;
  return (
    <search className="flex shrink-0 items-center gap-1 border-b border-line py-1.5 pr-2 pl-3">
      <input
        ref={field}
        type="search"
        aria-label={t('find.field')}
        placeholder={t('find.field')}
        enterKeyHint="search"
        autoComplete="off"
        onChange={() => {
          clearTimeout(typing.current);
          typing.current = setTimeout(search, TYPED_MS);
        }}
        onKeyDown={press}
        className="h-8 min-w-0 grow rounded-control bg-surface-3 px-2.5 text-sm outline-none focus:field-focus max-md:h-11 max-md:text-read"
      />
      <output className="min-w-14 shrink-0 text-center text-xs text-ink-3 tnum" aria-live="polite">
        {wanted.trim() === '' ? '' : count === 0 ? t('find.none') : t('find.count', { at: at + 1, count })}
      </output>
      <IconButton
        label={t('find.before')}
        hint="Shift+Enter"
        icon={<ChevronUp size={17} aria-hidden="true" />}
        aria-disabled={count === 0}
        onClick={() => go(-1)}
        className="max-md:size-11"
      />
      <IconButton
        label={t('find.next')}
        hint="Enter"
        icon={<ChevronDown size={17} aria-hidden="true" />}
        aria-disabled={count === 0}
        onClick={() => go(1)}
        className="max-md:size-11"
      />
      <IconButton
        label={t('find.close')}
        hint="Esc"
        icon={<X size={17} aria-hidden="true" />}
        onClick={onClose}
        className="max-md:size-11"
      />
    </search>
  );
}
