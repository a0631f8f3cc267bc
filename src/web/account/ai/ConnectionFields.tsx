import { useState, type ComponentProps } from 'react';
import { isApiAddress, withScheme } from '#contract/ai/connection-rules.ts';
import type { AiSettings } from '#contract/ai/ai-settings.schema.ts';
import { Input } from '../../ui/Field.tsx';
import { useWords } from '../../words/index.ts';
import { KeyField, useKey } from './KeyField.tsx';

type Kept = Pick<AiSettings['chat'], 'by' | 'baseUrl' | 'hasKey' | 'keyEnd'>;

/** Where a service is reached and with which key, as typed; `sent` is what of it is kept or tried. */
export function useConnection(kept: Kept) {
  const [baseUrl, setBaseUrl] = useState(kept.baseUrl ?? '');
  const key = useKey();
  const isLocked = kept.by === 'environment';
  return {
    kept,
    isLocked,
    baseUrl,
    setBaseUrl,
    key,
    sent: { baseUrl: withScheme(baseUrl) || null, ...key.sent },
    isWrong: !isLocked && (isAddressWrong(baseUrl) || key.isWrong),
  };
}

/** Whoever types it by hand has not come to where it could be wrong. */
const isBegun = (typed: string): boolean => ['http://', 'https://'].some((head) => head.startsWith(typed.trim()));

const isAddressWrong = (typed: string): boolean => typed.trim() !== '' && !isApiAddress(withScheme(typed));

interface ConnectionFieldsProps {
  of: ReturnType<typeof useConnection>;
  /** The service has no address of its own. */
  needsAddress?: boolean;
  takesKey?: boolean;
}

export function ConnectionFields({ of, needsAddress = false, takesKey = true }: ConnectionFieldsProps) {
  const t = useWords('aiSettings');
  const { kept, isLocked, baseUrl, setBaseUrl, key } = of;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LiteralField
        label={t('address')}
        value={baseUrl}
        disabled={isLocked}
        inputMode="url"
        hint={needsAddress ? t('addressNeeded') : t('addressHint')}
        problem={isAddressWrong(baseUrl) && !isBegun(baseUrl) ? t('addressWrong') : null}
        onType={setBaseUrl}
      />
      {takesKey && <KeyField value={key.value} kept={kept} disabled={isLocked} onChange={key.setValue} />}
    </div>
  );
}

type LiteralFieldProps = Omit<ComponentProps<typeof Input>, 'onChange'> & { onType: (typed: string) => void };

/** A field for what a machine reads, such as an address or the name of a model: nothing is corrected or completed in it. */
export function LiteralField({ onType, ...rest }: LiteralFieldProps) {
  return <Input {...rest} spellCheck={false} autoComplete="off" onChange={(event) => onType(event.target.value)} />;
}
