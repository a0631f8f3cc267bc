import type { FormEvent } from 'react';
import { OURS } from '#contract/limits.ts';
import type { Wordless } from '#contract/sources/wordless.ts';
import { useAct } from '../lib/act.ts';
import { useTyped } from '../lib/use-typed.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { Textarea } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';
import { callAltText, idOf, type SourceOf } from './source-of.ts';

interface DescribePictureProps {
  of: SourceOf;
  /** What is written by now. */
  text: string;
  /** Why nothing was read in it; null where something was. */
  why: Wordless | null;
  onClose: () => void;
}

/** Takes somebody's words about a picture, which answers read and cite. */
export function DescribePicture({ of, text, why, onClose }: DescribePictureProps) {
  const t = useWords('media');
  const sources = useWords('sources');
  const common = useWords('common');
  const sentenceOf = useErrorSentence();
  const [{ typed }, setTyped, keepOn] = useTyped(`picture:${idOf(of)}`, { typed: text });
  const isLong = typed.trim().length > OURS.altTextLength;
  const save = useAct(
    () => callAltText(of, typed.trim()),
    {
      done: { title: t('describe.done') },
      failed: (error) => ({ title: sources('bring.failed'), text: sentenceOf(error) }),
    },
    onClose,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLong && typed.trim() !== text) save.mutate(undefined);
  };
  const leave = () => (keepOn(), onClose());
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={t('describe.title')}
      text={why && text === '' ? t(`wordless.${why}`) : t('describe.text')}
      widthPx={520}
    >
      <form onSubmit={submit} noValidate className="mt-4">
        <Textarea
          label={t('describe.label')}
          rows={5}
          placeholder={t('describe.example')}
          value={typed}
          problem={isLong ? t('describe.tooLong') : null}
          onChange={(event) => setTyped({ typed: event.target.value })}
        />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={save.isPending}
            disabled={isLong || typed.trim() === text.trim()}
          >
            {sources('bring.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
