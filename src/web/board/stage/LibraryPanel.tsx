import { useState } from 'react';
import type { LibrarySource } from '#contract/library/library.api.ts';
import { LibraryDialog } from '../../library/LibraryDialog.tsx';
import { originOf } from '../../library/origin-of.ts';
import { useAct } from '../../lib/act.ts';
import { useErrorSentence } from '../../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { putSource } from '../../editor/commands/put-source.ts';
import { useEngine } from '../engine/use-engine.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';

/** The library beside the open board: what is chosen there comes to stand here. */
export function LibraryPanel({ panel }: { panel: Panel & { what: 'library' } }) {
  const { editor } = useEngine();
  const panels = usePanels();
  const t = useWords('board');
  const library = useWords('library');
  const { language } = useLanguage();
  const sentenceOf = useErrorSentence();
  const [putting, setPutting] = useState<LibrarySource | null>(null);
  const close = () => panels.close(panel);
  const put = useAct(
    (source: LibrarySource) => putSource(editor, originOf(source), { language, at: panel.at ?? undefined }),
    {
      done: { title: t('nodeCreated'), text: t('nodeCreatedText') },
      failed: (error) => ({ title: library('putFailed'), text: sentenceOf(error) }),
    },
    close,
  );
  const onPut = (source: LibrarySource) => {
    if (put.isPending) return;
    setPutting(source);
    put.mutate(source, { onSettled: () => setPutting(null) });
  };
  return <LibraryDialog onClose={close} onPut={onPut} putting={putting} />;
}
