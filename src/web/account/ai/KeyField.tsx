import { useState } from 'react';
import { cleanKey, isKey } from '#contract/ai/connection-rules.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import { useWords } from '../../words/index.ts';

interface KeyFieldProps {
  /** What is typed; null: the stored key is to go. */
  value: string | null;
  kept: { hasKey: boolean; keyEnd: string };
  disabled: boolean;
  onChange: (value: string | null) => void;
}

/** A key that can be written and taken away, and never read. */
export function KeyField({ value, kept, disabled, onChange }: KeyFieldProps) {
  const t = useWords('aiSettings');
  const isGoing = value === null;
  const placeholder = !kept.hasKey || isGoing ? '' : kept.keyEnd ? t('keyKeptEnd', { end: kept.keyEnd }) : t('keyKept');
  return (
    <div>
      <Input
        label={t('key')}
        type="password"
        value={value ?? ''}
        placeholder={placeholder}
        disabled={disabled}
        maxLength={1_000}
        autoComplete="new-password"
        spellCheck={false}
        hint={isGoing ? t('keyWillGo') : t('keyHint')}
        problem={isWrong(value) ? t('keyWrong') : null}
        onChange={(event) => onChange(event.target.value)}
      />
      {kept.hasKey && !disabled && !isGoing && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-2 max-sm:h-11" onClick={() => onChange(null)}>
          {t('keyRemove')}
        </Button>
      )}
    </div>
  );
}

const isWrong = (value: string | null): boolean => {
  const key = cleanKey(value ?? '');
  return key !== '' && !isKey(key);
};

/** The state of such a field, and what of it is sent: nothing keeps the stored key. */
export function useKey() {
  const [value, setValue] = useState<string | null>('');
  return {
    value,
    setValue,
    sent: value === '' ? {} : { key: value === null ? null : cleanKey(value) || null },
    isWrong: isWrong(value),
    clear: () => setValue(''),
  };
}
