import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import { TestButton, TestResult, type Trial } from './TestButton.tsx';
import { Lock } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';

interface SettingsFormProps {
  /** The environment sets this part: that is said on top. */
  isLocked: boolean;
  isSaving: boolean;
  /** Null: nothing of it can be changed, so there is nothing to save. */
  onSave: (() => void) | null;
  canSave?: boolean;
  /** Asks with what stands in the form; null where it names nobody to ask. */
  trial?: Trial | null;
  children: ReactNode;
}

/** One part of the AI settings: its fields, and below them its test and its save. */
export function SettingsForm({ isLocked, isSaving, onSave, canSave = true, trial, children }: SettingsFormProps) {
  const t = useWords('aiSettings');
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) onSave?.();
      }}
    >
      {isLocked && <SetByEnvironment />}
      {children}
      {onSave && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {trial && <TestButton trial={trial} />}
          <Button type="submit" variant="primary" isBusy={isSaving} disabled={!canSave}>
            {t('save')}
          </Button>
          {trial && <TestResult trial={trial} />}
        </div>
      )}
    </form>
  );
}

/** Says that a part cannot be changed here, and why. */
function SetByEnvironment() {
  const t = useWords('aiSettings');
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <Badge tone="note">
        <Lock size={11} strokeWidth={2.2} aria-hidden="true" />
        {t('byEnvironment')}
      </Badge>
      {t('byEnvironmentText')}
    </p>
  );
}
