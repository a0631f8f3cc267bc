import { ClipboardPaste, Link2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { tellMissing } from '../lib/connectivity.ts';
import { useTyped } from '../lib/use-typed.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useWords } from '../words/index.ts';
import { readLinksIn } from './read-brought.ts';
import type { Bringing } from './use-bring.ts';

/** Links that are to be put on a board: what was typed, or else what the clipboard holds, where the browser gives it. */
export interface Asked {
  text: string;
  clipboard: Promise<string> | null;
}

/** Ask while a press lasts: browsers give the clipboard to a press only. */
const readClipboard = (): Promise<string> | null => navigator.clipboard?.readText?.() ?? null;

/** Asks to which board the links of the clipboard shall go. */
export function BringButton({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const t = useWords('dashboard');
  return (
    <Button
      size="lg"
      aria-haspopup="dialog"
      icon={<Link2 size={17} strokeWidth={2} aria-hidden="true" />}
      onClick={() => onAsk({ text: '', clipboard: readClipboard() })}
    >
      {t('pasteLinks')}
    </Button>
  );
}

interface BringCardProps {
  bring: Bringing;
  onAsk: (asked: Asked) => void;
  className?: string;
}

/** A field whose links begin a board as soon as they are pasted; the button beside it asks for the board first. */
export function BringCard({ bring, onAsk, className }: BringCardProps) {
  const t = useWords('dashboard');
  const [{ text }, setTyped] = useTyped('links', { text: '' });
  const [isRefused, setRefused] = useState(false);
  const take = async (wanted: string, isWhole: boolean) => {
    const content = await readLinksIn(wanted);
    if (!content) setRefused(isWhole && wanted.trim() !== '');
    else if (await bring.toNew(content)) setTyped({ text: '' });
  };
  const put = (wanted: string, isWhole: boolean) => {
    setRefused(false);
    take(wanted, isWhole).catch(tellMissing);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    put(text, true);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className={`rounded-card border border-line bg-surface p-2.5 shadow-card ${className ?? ''}`}
    >
      <div className="flex gap-2">
        <label className="relative min-w-0 flex-1">
          <Link2
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
          />
          <input
            aria-label={t('linkField')}
            placeholder={t('linkField')}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? 'not-links' : undefined}
            inputMode="url"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setRefused(false);
              setTyped({ text: event.target.value });
            }}
            onPaste={(event) => {
              if (text === '') put(event.clipboardData.getData('text/plain'), false);
            }}
            className="h-11 w-full rounded-control bg-surface-2 pr-3 pl-10 text-read outline-none placeholder:text-ink-3 focus:field-focus aria-invalid:shadow-[inset_0_0_0_1.5px_var(--bad)]"
          />
        </label>
        <Button
          size="lg"
          variant="primary"
          className="w-11 px-0!"
          aria-haspopup="dialog"
          aria-label={t('pasteLinks')}
          disabled={bring.isPending}
          icon={bring.isPending ? <Spinner /> : <ClipboardPaste size={19} strokeWidth={1.9} aria-hidden="true" />}
          onClick={() => onAsk({ text, clipboard: text.trim() === '' ? readClipboard() : null })}
        />
      </div>
      {isRefused && (
        <p id="not-links" role="alert" className="mt-2 px-1 text-sm text-bad">
          {t('notLinks')}
        </p>
      )}
    </form>
  );
}
