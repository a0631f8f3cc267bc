import { Clapperboard, GalleryThumbnails, TvMinimal } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { part } from '../lib/part.ts';
import { Button } from '../ui/Button.tsx';
import { useWords, withWords } from '../words/index.ts';
import type { BenchReference } from './bench/BenchSurfaces.tsx';
import { speedIn } from './prompter/prompter-settings.ts';

const Prompter = part(() => withWords(['recipes'], import('./prompter/Prompter.tsx')), 'Prompter');
const ShotListDialog = part(() => withWords(['recipes'], import('./shots/ShotListDialog.tsx')), 'ShotListDialog');
const TitleBench = part(() => withWords(['recipes'], import('./bench/TitleBench.tsx')), 'TitleBench');

type Tool = 'prompter' | 'shots' | 'bench';

const toolsOf = ({ id }: ChosenRecipe): readonly Tool[] => {
  if (findKind(id)?.isSpoken) return ['prompter', 'shots'];
  return id === 'description-pack' ? ['bench'] : [];
};

const icons: Readonly<Record<Tool, ReactNode>> = {
  prompter: <TvMinimal size={13} aria-hidden="true" />,
  shots: <Clapperboard size={13} aria-hidden="true" />,
  bench: <GalleryThumbnails size={13} aria-hidden="true" />,
};

interface RecipeToolsProps {
  title: string;
  text: string;
  made: ChosenRecipe;
  /** The videos beside which a thumbnail is tried; asked for when the bench opens. */
  references: () => readonly BenchReference[];
  /** Puts a changed text in its place; absent where it may not be changed. */
  onPut?: (text: string) => void;
}

/** What can be done with a text that a recipe made: spoken from a screen, shot, tried as a title. */
export function RecipeTools({ title, text, made, references, onPut }: RecipeToolsProps) {
  const t = useWords('recipes');
  const [opened, open] = useState<{ tool: Tool; references: readonly BenchReference[] } | null>(null);
  const tools = toolsOf(made);
  if (tools.length === 0) return null;
  const close = () => open(null);
  return (
    <>
      {tools.map((tool) => (
        <Button
          key={tool}
          size="sm"
          variant="ghost"
          className="nodrag relative pointer-coarse:after:absolute pointer-coarse:after:-inset-2 pointer-coarse:after:content-['']"
          icon={icons[tool]}
          onClick={() => open({ tool, references: tool === 'bench' ? references() : [] })}
        >
          <span className="@max-[30rem]/bar:sr-only">{t(tool)}</span>
        </Button>
      ))}
      {/* A card moves by the arrow keys; what is typed in a dialog that it opened is not for it. */}
      <div role="presentation" className="contents" onKeyDown={(event) => event.stopPropagation()}>
        <Suspense>
          {opened?.tool === 'prompter' && (
            <Prompter title={title} text={text} startSpeed={speedIn(made.values)} onClose={close} />
          )}
          {opened?.tool === 'shots' && (
            <ShotListDialog title={title} text={text} speed={speedIn(made.values)} onClose={close} />
          )}
          {opened?.tool === 'bench' && (
            <TitleBench text={text} references={opened.references} onPut={onPut} onClose={close} />
          )}
        </Suspense>
      </div>
    </>
  );
}
