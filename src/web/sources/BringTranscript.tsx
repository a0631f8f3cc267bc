import { FileText, X } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { acceptedTranscripts } from '#contract/files/file-types.ts';
import { OURS } from '#contract/limits.ts';
import { useAct } from '../lib/act.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { Textarea } from '../ui/Field.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/index.ts';
import { callTranscript, idOf, type SourceOf } from './source-of.ts';
import { readTextFile } from '../lib/read-text-file.ts';
import { useTyped } from '../lib/use-typed.ts';

export interface BroughtFile {
  name: string;
  text: string;
}

interface BringTranscriptProps {
  of: SourceOf;
  /** A page is told in text, everything else in a transcript with times. */
  isPage: boolean;
  /** A file that was brought already. */
  brought: BroughtFile | null;
  /** There are words already; they are kept as what was read before. */
  replaces?: boolean;
  onClose: () => void;
}

/** Takes the words of a source from somebody who has them: pasted, or as a subtitle file. */
export function BringTranscript({ of, isPage, brought, replaces = false, onClose }: BringTranscriptProps) {
  const t = useWords('sources');
  const common = useWords('common');
  const sentenceOf = useErrorSentence();
  const kind = isPage ? 'page' : 'speech';
  const [{ typed }, setTyped, keepOn] = useTyped(`words:${idOf(of)}`, { typed: '' });
  const [chosen, setChosen] = useState(brought);
  const text = chosen?.text ?? typed;
  const isLong = text.length > OURS.transcriptLength;
  const take = async (given: File) => setChosen({ name: given.name, text: await readTextFile(given) });
  const save = useAct(
    () => callTranscript(of, text),
    {
      done: ({ passageCount, isTimed }) => ({
        title: t(`bring.${kind}.done`),
        text: t(isTimed ? 'bring.keptTimed' : 'bring.kept', { count: passageCount }),
      }),
      failed: (error) => ({ title: t('bring.failed'), text: sentenceOf(error) }),
    },
    onClose,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isLong) save.mutate(undefined);
  };
  const title = replaces ? t('bring.replace.title') : t(`bring.${kind}.title`);
  const about = replaces ? t('bring.replace.text') : t(`bring.${kind}.text`);
  const leave = () => (keepOn(), onClose());
  return (
    <Dialog isOpen onClose={leave} title={title} text={about} widthPx={560}>
      <form onSubmit={submit} noValidate className="mt-4">
        {chosen ? (
          <ChosenFile
            name={chosen.name}
            remark={isLong ? t('bring.tooLong') : t('bring.characters', { count: chosen.text.length })}
            onDrop={() => setChosen(null)}
          />
        ) : (
          <Textarea
            label={t(`bring.${kind}.label`)}
            rows={9}
            spellCheck={false}
            placeholder={t(`bring.${kind}.example`)}
            value={typed}
            problem={isLong ? t('bring.tooLong') : null}
            onChange={(event) => setTyped({ typed: event.target.value })}
          />
        )}
        {!isPage && !chosen && <FileButton onFile={(given) => void take(given)} />}
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={save.isPending} disabled={text.trim() === '' || isLong}>
            {t('bring.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function ChosenFile({ name, remark, onDrop }: { name: string; remark: string; onDrop: () => void }) {
  const t = useWords('sources');
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-surface-2 py-2 pr-2 pl-3">
      <FileText size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className="min-w-0 grow">
        <b className="block truncate font-semibold">{name}</b>
        <span className="text-xs text-ink-3">{remark}</span>
      </span>
      <IconButton size="sm" label={t('bring.dropFile')} icon={<X size={15} aria-hidden="true" />} onClick={onDrop} />
    </p>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const t = useWords('sources');
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="mt-2"
        icon={<FileText size={14} aria-hidden="true" />}
        onClick={() => field.current?.click()}
      >
        {t('bring.chooseFile')}
      </Button>
      <FilePicker
        field={field}
        accept={acceptedTranscripts}
        label={t('bring.chooseFile')}
        onFiles={([file]) => onFile(file)}
      />
    </>
  );
}
