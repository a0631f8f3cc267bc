import { libraryApi, type LibrarySource } from '#contract/library/library.api.ts';
import { call } from '../lib/api.ts';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
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
  const used = namesOf(own.filter((place) => place.nodeId !== null));
  const others = namesOf(source.places.filter((place) => !place.mayEdit));
  const sentences = [
    t('removeText', { count: used.length, names: used.join(', ') }),
    others.length > 0 && t('removeOthers', { names: others.join(', ') }),
    source.kind === 'file' && own.some((place) => place.projectId !== null) && t('removeProjectFile'),
  ];
  return (
    <ConfirmAct
      act={() => call(libraryApi.remove, { body: { nodeIds } })}
      said={{
        done: ({ removed }) => ({ title: t('removed'), text: t('removedText', { count: removed }) }),
        failed: (error) => ({ title: t('removeFailed'), text: sentenceOf(error) }),
      }}
      onDone={() => {
        onRemoved();
        onClose();
      }}
      onClose={onClose}
      title={t('removeAsk', { title: source.title || t('untitled') })}
      text={sentences.filter(Boolean).join(' ')}
      action={t('remove')}
      actionBusy={t('removing')}
    />
  );
}

const namesOf = (places: LibrarySource['places']): string[] => [...new Set(places.map((place) => place.where))];
