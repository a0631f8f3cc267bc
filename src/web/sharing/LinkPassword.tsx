import { Lock } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { useFirstField } from '../ui/use-first-field.ts';
import { useWords } from '../words/index.ts';
import { LinkOption } from './LinkOption.tsx';
import type { LinkPartProps } from './use-links.ts';

const SHORTEST = 4;

/** Whether a password is asked; what it is cannot be read again, only replaced. */
export function LinkPassword({ link, change }: LinkPartProps) {
  const t = useWords('links');
  const [isTyping, setTyping] = useState(false);
  const isOn = link.hasPassword || isTyping;
  const handleSwitch = (wanted: boolean) => {
    setTyping(wanted);
    if (!wanted && link.hasPassword) change.mutate({ fields: { password: null }, said: t('passwordGone') });
  };
  return (
    <LinkOption
      icon={Lock}
      label={t('password')}
      text={t('passwordText')}
      isOn={isOn}
      isBusy={change.isPending}
      onSwitch={handleSwitch}
      value={
        link.hasPassword &&
        !isTyping && (
          <>
            <span aria-hidden="true" className="tracking-[0.2em] text-ink-3 max-sm:hidden">
              ······
            </span>
            <Button variant="ghost" size="sm" className="max-sm:h-11" onClick={() => setTyping(true)}>
              {t('changePassword')}
            </Button>
          </>
        )
      }
    >
      {isTyping && (
        <PasswordForm
          isBusy={change.isPending}
          onSave={(password) =>
            change.mutate({ fields: { password }, said: t('passwordSaved') }, { onSuccess: () => setTyping(false) })
          }
        />
      )}
    </LinkOption>
  );
}

function PasswordForm({ isBusy, onSave }: { isBusy: boolean; onSave: (password: string) => void }) {
  const t = useWords('links');
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isEnough = password.length >= SHORTEST;
    setShort(!isEnough);
    if (isEnough && !isBusy) onSave(password);
  };
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className="flex items-start gap-2 pt-1 pb-2 pl-[26px]">
      <div className="min-w-0 flex-1">
        <Input
          label={t('newPassword')}
          value={password}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          problem={isShort && password.length < SHORTEST ? t('passwordShort') : null}
          hint={t('passwordHint')}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <Button type="submit" className="mt-[25px] max-sm:h-11" isBusy={isBusy}>
        {t(isBusy ? 'saving' : 'save')}
      </Button>
    </form>
  );
}
