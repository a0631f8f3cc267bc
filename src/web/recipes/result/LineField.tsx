import { Check, CornerDownLeft, ListPlus, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { OWN_ESCAPE } from '../../ui/own-escape.ts';
import { useWords } from '../../words/index.ts';

export interface LineFieldProps {
  label: string;
  /** What stands in it at first. */
  start: string;
  /** Several lines may be typed: Enter makes one, and Ctrl+Enter saves. */
  isLong?: boolean;
  onType: (words: string) => void;
  onSave: () => void;
  /** The field is left for something else. */
  onLeave: () => void;
  onCancel: () => void;
  onBelow?: () => void;
  onRemove?: () => void;
  /** Why it is not saved yet, in words. */
  trouble: string | null;
}

/** One line of a result, or the text of one part, being edited in its place. Enter saves it, Esc gives it up. */
export function LineField(props: LineFieldProps) {
  const { label, start, isLong = false, onBelow, onRemove, trouble } = props;
  const t = useWords('making');
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useLatest(props);
  const [text, setText] = useState(start);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange?.(element.value.length, element.value.length);
    element.parentElement?.scrollIntoView({ block: 'nearest' });
    // The sheet around it hears Esc as well, and before React does.
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const isHeld = event.ctrlKey || event.metaKey;
      if (event.key === 'Escape') latest.current.onCancel();
      else if (event.key === 'Enter' && (isLong ? isHeld : !event.shiftKey)) latest.current.onSave();
      else return event.stopPropagation();
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [isLong, latest]);
  /** A press on a tool is no leaving. */
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <div className="min-w-0">
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={label}
        aria-invalid={trouble !== null}
        {...{ [OWN_ESCAPE]: '' }}
        className="block field-sizing-content w-full resize-none rounded-control bg-surface px-2.5 py-1.5 text-[15.5px] leading-[25px] field-focus max-md:text-[16px]"
        onChange={(event) => {
          setText(event.target.value);
          props.onType(event.target.value);
        }}
        onBlur={(event) => {
          props.onType(event.target.value);
          props.onLeave();
        }}
      />
      <div role="presentation" onPointerDown={keepFocus} className="mt-1.5 flex flex-wrap items-center gap-1">
        <Button
          size="sm"
          variant="primary"
          className="pointer-coarse:h-11"
          icon={<Check size={14} aria-hidden="true" />}
          onClick={props.onSave}
        >
          {t('save')}
          <CornerDownLeft size={12} aria-hidden="true" className="opacity-70" />
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="pointer-coarse:h-11"
          icon={<X size={14} aria-hidden="true" />}
          onClick={props.onCancel}
        >
          {t('cancel')}
        </Button>
        <span className="ml-auto flex items-center gap-1">
          {onBelow && (
            <IconButton
              size="sm"
              label={t('addBelow')}
              icon={<ListPlus size={15} aria-hidden="true" />}
              onClick={onBelow}
            />
          )}
          {onRemove && (
            <IconButton
              size="sm"
              label={t('remove')}
              icon={<Trash2 size={15} aria-hidden="true" />}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      {trouble !== null && (
        <p role="status" className="mt-1.5 rounded-control bg-warn-soft px-2.5 py-1.5 text-xs text-warn">
          {trouble}
        </p>
      )}
    </div>
  );
}
