import { Captions, ClipboardPaste } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SourceView } from '#contract/sources/sources.api.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords, withWords } from '../../words/index.ts';
import type { SourceOf } from '../source-of.ts';

const BringTranscript = lazyComponent(() => import('../BringTranscript.tsx'), 'BringTranscript');
const DescribePicture = lazyComponent(
  () => withWords(['talk', 'media'], import('../DescribePicture.tsx')),
  'DescribePicture',
);

interface BringWordsProps {
  of: SourceOf;
  view: SourceView;
  onKept: () => void;
}

/** Opens what takes a person's words for the source: another transcript, a text where none was read, a description. */
export function BringWords({ of, view, onKept }: BringWordsProps) {
  const t = useWords('sources');
  const [isOpen, setOpen] = useState(false);
  const isRead = view.passages.length > 0;
  const { takes } = view;
  // The words of a page or document are its own; they are brought where they could not be read.
  const isFirstReading = !isRead && (view.status === 'queued' || view.status === 'processing');
  if ((takes === 'text' && isRead) || isFirstReading) return null;
  const close = () => {
    setOpen(false);
    onKept();
  };
  const bring = takes === 'text' ? 'bring.page.title' : isRead ? 'bring.replace.title' : 'bring.speech.title';
  const Icon = takes === 'description' ? Captions : ClipboardPaste;
  return (
    <>
      <IconButton
        label={t(takes === 'description' ? 'describe' : bring)}
        icon={<Icon size={17} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-md:size-11"
      />
      {isOpen && (
        <Suspense>
          {takes === 'description' ? (
            <DescribePicture of={of} text={view.altText ?? ''} why={view.wordless} onClose={close} />
          ) : (
            <BringTranscript of={of} isPage={takes === 'text'} brought={null} replaces={isRead} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
