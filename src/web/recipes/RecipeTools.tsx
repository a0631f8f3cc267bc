import { BookmarkPlus, Clapperboard, GalleryThumbnails, TvMinimal } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { withoutCitations } from '#contract/recipes/description/placed.ts';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { near, lazyComponent } from '../lib/lazy-component.ts';
import { Fetching } from '../ui/Spinner.tsx';
import { useWords, withWords } from '../words/index.ts';
import { BarTools, type BarTool } from './BarTools.tsx';
import type { BenchReference } from './bench/BenchSurfaces.tsx';
import type { Tool } from './tools.ts';
import { useOfferSpeed } from './use-offer-speed.ts';

const Prompter = lazyComponent(() => withWords(['recipes'], import('./prompter/Prompter.tsx')), 'Prompter');
const ShotListDialog = lazyComponent(
  () => withWords(['recipes'], import('./shots/ShotListDialog.tsx')),
  'ShotListDialog',
);
const KeepPrompt = lazyComponent(() => withWords(['recipes'], import('../prompts/KeepPrompt.tsx')), 'KeepPrompt');
const TitleBench = lazyComponent(() => withWords(['recipes'], import('./bench/TitleBench.tsx')), 'TitleBench');

const parts = { prompter: Prompter, shots: ShotListDialog, bench: TitleBench, keep: KeepPrompt } as const;

const icons: Readonly<Record<Tool, ReactNode>> = {
  prompter: <TvMinimal size={13} aria-hidden="true" />,
  shots: <Clapperboard size={13} aria-hidden="true" />,
  bench: <GalleryThumbnails size={13} aria-hidden="true" />,
  keep: <BookmarkPlus size={13} aria-hidden="true" />,
};

export interface RecipeToolsProps {
  title: string;
  text: string;
  tools: readonly Tool[];
  /** Stand after them. */
  others?: readonly BarTool[];
  /** How fast a script is spoken, in syllables a minute. */
  speed: number;
  /** Of the note that holds the text; absent for an answer. */
  noteId?: string;
  /** The videos beside which a thumbnail is tried; asked for when the bench opens. */
  references: () => readonly BenchReference[];
  /** Puts a changed text in its place; absent where it may not be changed. */
  onPut?: (text: string) => void;
  /** Takes a speed for the script's own; absent where that may not be changed. */
  onSpeed?: (speed: number) => void;
}

const NO_OTHERS: readonly BarTool[] = [];

/** What can be done with a text: spoken from a screen, shot, tried as a title, kept to be asked again. */
export function RecipeTools(props: RecipeToolsProps) {
  const { title, text, tools, others = NO_OTHERS, speed, noteId, references, onPut, onSpeed } = props;
  const t = useWords('recipes');
  const [opened, open] = useState<{ tool: Tool; references: readonly BenchReference[] } | null>(null);
  const offerSpeed = useOfferSpeed({ speed, noteId, onSpeed });
  useEffect(() => {
    void afterFirstFrame().then(() => tools.forEach((tool) => parts[tool].ahead()));
  }, [tools]);
  if (tools.length + others.length === 0) return null;
  const close = () => open(null);
  const leave = (rehearsed: number) => {
    close();
    offerSpeed(rehearsed);
  };
  return (
    <>
      <BarTools
        tools={[
          ...tools.map((tool) => ({
            id: tool,
            label: t(tool),
            icon: icons[tool],
            ...near(parts[tool]),
            onPress: () => open({ tool, references: tool === 'bench' ? references() : [] }),
          })),
          ...others,
        ]}
      />
      {/* A card moves by the arrow keys; what is typed in a dialog that it opened is not for it. */}
      <div role="presentation" className="contents" onKeyDown={(event) => event.stopPropagation()}>
        <Fetching>
          {opened?.tool === 'prompter' && (
            <Prompter title={title} text={text} ownSpeed={speed} noteId={noteId} onClose={leave} />
          )}
          {opened?.tool === 'shots' && <ShotListDialog title={title} text={text} speed={speed} onClose={close} />}
          {opened?.tool === 'keep' && (
            <KeepPrompt
              name={title}
              text={withoutCitations(text)}
              id={noteId ?? `${title}:${text.length}`}
              onClose={close}
            />
          )}
          {opened?.tool === 'bench' && (
            <TitleBench text={text} references={opened.references} onPut={onPut} onClose={close} />
          )}
        </Fetching>
      </div>
    </>
  );
}
