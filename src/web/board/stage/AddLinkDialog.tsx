import { useState, type FormEvent } from 'react';
import type { SourceId } from '#contract/sources/index.ts';
import { refusals } from '#contract/sources/refusals.ts';
import type { FoundLink } from '../../editor/commands/add-link.ts';
import { readLinksOf } from '../../editor/commands/read-links-of.ts';
import { useNotices } from '../../lib/notices.ts';
import { useTyped } from '../../lib/use-typed.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { Textarea } from '../../ui/Field.tsx';
import { useLanguage, useWords } from '../../words/index.ts';

interface AddLinkDialogProps {
  source: SourceId;
  onClose: () => void;
  onAdd: (links: readonly FoundLink[]) => void;
}

/** Asks for one or several addresses of one source. Empty input is ignored; a wrong address is said beside the field and in a notice. */
export function AddLinkDialog({ source, onClose, onAdd }: AddLinkDialogProps) {
  const t = useWords('board');
  const common = useWords('common');
  const { language } = useLanguage();
  const notices = useNotices();
  const [{ typed }, setTyped, keepOn] = useTyped(`links:${source}`, { typed: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() === '') return;
    const links = readLinksOf(source, typed);
    if (links) return onAdd(links);
    const refusal = refusals[source][language];
    setProblem(refusal);
    notices.show({ tone: 'failed', title: refusal });
  };
  const leave = () => (keepOn(), onClose());
  return (
    <Dialog isOpen onClose={leave} title={t(`addLinkTitle.${source}`)}>
      <form onSubmit={submit} noValidate className="mt-4">
        <Textarea
          label={t('addLinkLabel')}
          rows={1}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          className="field-sizing-content resize-none!"
          placeholder={t(`addLinkPlaceholder.${source}`)}
          value={typed}
          problem={problem}
          hint={t(source === 'website' ? 'addLinkHintAny' : 'addLinkHint')}
          onChange={(event) => {
            setTyped({ typed: event.target.value });
            setProblem(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={typed.trim() === ''}>
            {t('add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
