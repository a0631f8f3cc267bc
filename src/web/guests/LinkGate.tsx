import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { guestName, type EnteredLink, type LinkFace } from '#contract/sharing/links.schema.ts';
import { linksApi } from '#contract/sharing/links.api.ts';
import { ApiError, call } from '../lib/api.ts';
import { loginAddress } from '../lib/session.ts';
import { Button, buttonLook } from '../ui/Button.tsx';
import { Input } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useFirstField } from '../ui/use-first-field.ts';
import { useWords } from '../words/index.ts';
import { ClosedLink, GateFrame } from './GateFrame.tsx';

interface LinkGateProps {
  token: string;
  face: LinkFace;
  /** Null for a chat, which has nothing of its canvas to tell. */
  onEntered: (entered: EnteredLink | null) => Promise<void>;
}

/** What a link asks before it opens: a name, a password, or an account. */
export function LinkGate({ token, face, onEntered }: LinkGateProps) {
  const t = useWords('guests');
  const signIn = (
    <>
      {t('haveAccount')}{' '}
      <a href={loginAddress(`/s/${token}`)} className="font-semibold text-ink underline-offset-4 hover:underline">
        {t('signIn')}
      </a>
    </>
  );
  if (face.needsAccount)
    return (
      <GateFrame>
        <h1 className="text-h2 font-[650]">{t('joinTitle')}</h1>
        <p className="mt-2 text-base text-ink-2">{t('joinText')}</p>
        <a href={loginAddress(`/s/${token}`)} className={`mt-6 w-full ${buttonLook('primary', 'lg')}`}>
          {t('signIn')}
        </a>
      </GateFrame>
    );
  return (
    <GateFrame below={face.needsName && signIn}>
      <GateForm token={token} face={face} onEntered={onEntered} />
    </GateFrame>
  );
}

function GateForm({ token, face, onEntered }: LinkGateProps) {
  const t = useWords('guests');
  const sentenceOf = useErrorSentence();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  const status = error instanceof ApiError ? error.status : null;
  const isComplete = (!face.needsName || guestName.safeParse(name).data) && (!face.needsPassword || password !== '');
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    setBusy(true);
    setError(null);
    try {
      const body = { token, ...(face.needsName && { name }), ...(face.needsPassword && { password }) };
      if (face.kind === 'chat') {
        await call(linksApi.enterChat, { body: { token, ...(face.needsPassword && { password }) } });
        await onEntered(null);
      } else await onEntered(await call(linksApi.enterLink, { body }));
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  if (status === 404) return <ClosedLink />;
  const passwordProblem = status === 403 ? t('wrongPassword') : status === 429 ? t('tooMany') : null;
  return (
    <form ref={form} onSubmit={(event) => void enter(event)}>
      <h1 className="text-h2 font-[650]">
        {t(face.kind === 'chat' ? 'chatPasswordTitle' : face.needsPassword ? 'passwordTitle' : 'gateTitle')}
      </h1>
      <p className="mt-2 text-base text-ink-2">{t(face.needsPassword ? 'passwordText' : 'gateText')}</p>
      <div className="mt-6 flex flex-col gap-4">
        {face.needsName && (
          <Input
            label={t('name')}
            placeholder={t('namePlaceholder')}
            autoComplete="nickname"
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {face.needsPassword && <PasswordInput value={password} onChange={setPassword} problem={passwordProblem} />}
      </div>
      {error !== null && passwordProblem === null && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {sentenceOf(error)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" className="mt-6 w-full" isBusy={isBusy} disabled={!isComplete}>
        {t(isBusy ? 'entering' : 'enter')}
      </Button>
    </form>
  );
}

interface PasswordInputProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
}

function PasswordInput({ value, onChange, problem }: PasswordInputProps) {
  const t = useWords('guests');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        label={t('password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        problem={problem}
        className="pr-11"
      />
      <div className="absolute top-[30px] right-1 max-sm:top-[34px]">
        <IconButton
          size="sm"
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
          icon={<Icon size={17} strokeWidth={1.75} aria-hidden="true" />}
        />
      </div>
    </div>
  );
}
