import { useState } from 'react';
import { offeredTells } from './own-tells.ts';
import { OWN_TELLS, phrasesOf, type OwnTells } from '#contract/recipes/voice/own-tells.ts';
import { isTold } from '../lib/is-told.ts';
import { Button } from '../ui/Button.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';

interface TellsEditorProps {
  /** In the language of this text the list is offered. */
  text: string;
  own: OwnTells;
  onChange: (own: OwnTells) => void;
  onClose: () => void;
}

/** The own phrases that are looked for, and the switches of those of the list. What is changed counts at once. */
export function AiPhrasesEditor({ text, own, onChange, onClose }: TellsEditorProps) {
  const t = useWords('voices');
  const [typed, type] = useState(() => own.phrases.join('\n'));
  // A phrase may be taken from the list elsewhere.
  if (phrasesOf(typed).join('\n') !== own.phrases.join('\n')) type(own.phrases.join('\n'));
  const [offered] = useState(() => offeredTells(text));
  const [sought, seek] = useState('');
  const found = offered.filter((phrase) => isTold([shown(phrase)], sought));
  const on = offered.filter((phrase) => !own.off.includes(phrase)).length;
  const turn = (phrase: string) => {
    const isOff = own.off.includes(phrase);
    onChange({ ...own, off: isOff ? own.off.filter((one) => one !== phrase) : [...own.off, phrase] });
  };
  return (
    <div ref={bringIntoView} className="mt-2 flex flex-col gap-3">
      <Textarea
        label={t('ownTells')}
        hint={t('ownTellsHint')}
        rows={3}
        value={typed}
        maxLength={OWN_TELLS.phrases * (OWN_TELLS.letters + 1)}
        onChange={(event) => {
          type(event.target.value);
          onChange({ ...own, phrases: phrasesOf(event.target.value) });
        }}
      />
      <fieldset>
        <legend className="text-sm font-semibold">{t('builtInTells', { on, all: offered.length })}</legend>
        <div className="mt-2">
          <Input
            type="search"
            label={t('seekTells')}
            value={sought}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => seek(event.target.value)}
          />
        </div>
        {found.length === 0 && <p className="mt-1.5 text-ink-3">{t('noTells')}</p>}
        <ul className="nowheel mt-1 max-h-48 overflow-y-auto">
          {found.map((phrase) => (
            <li key={phrase}>
              <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={!own.off.includes(phrase)}
                  className="size-[18px] shrink-0 accent-(--ring)"
                  onChange={() => turn(phrase)}
                />
                <span className="min-w-0 wrap-anywhere">{shown(phrase)}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button size="sm" className="self-start pointer-coarse:h-11" onClick={onClose}>
        {t('tellsDone')}
      </Button>
    </div>
  );
}

/** As it stands in the list. */
const shown = (phrase: string): string => phrase.replace('~', '').replaceAll('*', '…');

/** It opens at the foot of a panel, below its edge. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
