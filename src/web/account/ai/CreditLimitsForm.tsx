import { useState } from 'react';
import type { AiSettings } from '#contract/ai/ai-settings.schema.ts';
import { Input } from '../../ui/Field.tsx';
import { useWords } from '../../words/index.ts';
import { readNumber, writeNumber } from './read-number.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const limits = ['perAccount', 'perOrg', 'perUser'] as const;

/** How many credits an account, an organisation and a person may use in a month. */
export function CreditLimitsForm({ settings }: { settings: AiSettings['credits'] }) {
  const t = useWords('aiSettings');
  const isLocked = settings.by === 'environment';
  const [typed, setTyped] = useState(() => ({
    perAccount: writeNumber(settings.perAccount),
    perOrg: writeNumber(settings.perOrg),
    perUser: writeNumber(settings.perUser),
  }));
  const save = useSaveSettings();
  const numberOf = (limit: (typeof limits)[number]) => readNumber(typed[limit], { isWhole: true });
  const submit = () => {
    const [perAccount, perOrg, perUser] = limits.map(numberOf);
    if (perAccount !== undefined && perOrg !== undefined && perUser !== undefined)
      save.mutate({ credits: { perAccount, perOrg, perUser } });
  };
  return (
    <SettingsForm isLocked={isLocked} isSaving={save.isPending} onSave={isLocked ? null : submit}>
      <div className="grid gap-4 sm:grid-cols-3">
        {limits.map((limit) => (
          <Input
            key={limit}
            label={t(limit)}
            inputMode="numeric"
            className="tnum"
            value={typed[limit]}
            disabled={isLocked}
            maxLength={13}
            autoComplete="off"
            problem={numberOf(limit) === undefined ? t('badNumber') : null}
            hint={limit === 'perAccount' ? t('perAccountHint') : undefined}
            onChange={(event) => setTyped({ ...typed, [limit]: event.target.value })}
          />
        ))}
      </div>
    </SettingsForm>
  );
}
