import { libraryApi, type LibrarySource } from '#contract/library/library.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';

interface RemoveSourceProps {
  source: LibrarySource;
  onClose: () => void;
  onRemoved: () => void;
}

/** Says on which boards a source is used before it goes from them. */
export function RemoveSource({ source, onClose, onRemoved }: RemoveSourceProps) {
  const t = useWords('library');
  const sentenceOf = useErrorSentence();
  const own = source.places.filter((place) => place.mayEdit);
  const nodeIds = own.flatMap((place) => place.nodeId ?? []);
  const remove = useAct(
    () => call(libraryApi.remove, { body: { nodeIds } }),
    {
      done: ({ removed }) => ({ title: t('removed'), text: t('removedText', { count: removed }) }),
      failed: (error) => ({ title: t('removeFailed'), text: sentenceOf(error) }),
    },
    () => {
      onRemoved();
      onClose();
    },
  );
  const used = namesOf(own.filter((place) => place.nodeId !== null));
  const others = namesOf(source.places.filter((place) => !place.mayEdit));
  const sentences = [
    t('removeText', { count: used.length, names: used.join(', ') }),
    others.length > 0 && t('removeOthers', { names: others.join(', ') }),
    source.kind === 'file' && own.some((place) => place.projectId !== null) && t('removeProjectFile'),
  ];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      title={t('removeAsk', { title: source.title || t('untitled') })}
      text={sentences.filter(Boolean).join(' ')}
      action={t('remove')}
      actionBusy={t('removing')}
      isBusy={remove.isPending}
    />
  );
}

const namesOf = (places: LibrarySource['places']): string[] => [...new Set(places.map((place) => place.where))];
