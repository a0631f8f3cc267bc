import type { Finding } from '#contract/base/finding.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { useLanguage } from '../../words/index.ts';
import { Fix, isSaid, mending } from '../RecipeChecks.tsx';
import { PartRewrite } from '../PartRewrite.tsx';

interface FindingActionsProps {
  finding: Finding;
  text: string;
  made: ChosenRecipe;
  nodeId?: string;
  onMend?: (text: string) => void;
}

/** What can be done about a finding at its place: what would stand there, or lines that a model writes anew. */
export function FindingActions({ finding, text, made, nodeId, onMend }: FindingActionsProps) {
  const { language } = useLanguage();
  if (!onMend) return null;
  const mend = mending(text, finding, onMend);
  if (mend) return <Fix fix={finding.fix ?? ''} isSaid={isSaid(finding, language)} onMend={mend} />;
  return nodeId === undefined ? null : <PartRewrite {...{ nodeId, text, made, finding, onMend }} />;
}
