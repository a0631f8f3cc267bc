import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Mention } from '#contract/chat/chat.schema.ts';
import { mayAsk } from '#contract/chat/question.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { OURS } from '#contract/limits.ts';
import type { RecipeId } from '#contract/recipes/kinds/index.ts';
import { useOffer } from '../../lib/offer-draft.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useNamable, type ChatContextProps } from '../context/ContextBar.tsx';
import type { Asked } from '../conversation.ts';
import { goneFrom, stillThere } from './namable.ts';
import { useNamed } from './use-kept-mentions.ts';
import { useMentions } from './use-mentions.ts';
import { useWebSearch } from './use-web-search.ts';

interface AskOptions {
  isWebSearch: boolean;
  mentions: readonly Mention[];
  recipe?: ChosenRecipe;
}

/** The list of what can be made, or the form that it begins with; null while neither is open. */
type Making = { start: RecipeId | null } | null;

/** What others do with the field. */
export interface ComposerHandle {
  /** Puts a question that was not sent before what is typed, to be asked as it was asked. */
  takeBack: (asked: Asked) => void;
}

export interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  /** Under this key what is typed is kept until it is sent. */
  draftKey: string;
  /** Under this key text is offered for the field. */
  offerKey: string;
  /** Under this key the form of a recipe is opened, by its name. */
  recipeKey: string;
  isAnswering: boolean;
  hasSources: boolean;
  /** What is read, and can be named; a project's own chat is about its files. */
  reads: Omit<ChatContextProps, 'isWanted'>;
  variant: 'node' | 'full' | 'compact';
  onAsk: (question: string, options: AskOptions) => void;
  onStop: () => void;
  /** Stands beside the web search. */
  children?: ReactNode;
}

/** The question that is being typed, with what it names, and the ways in which it is asked. */
export function useComposer(props: ComposerProps) {
  const { ref, draftKey, offerKey, recipeKey, isAnswering, reads, onAsk, onStop } = props;
  const draft = useDraft(draftKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWebSearch, setWebSearch] = useWebSearch(draftKey);
  const [making, setMaking] = useState<Making>(null);
  const isNaming = useNamed(draftKey).length > 0;
  const sources = useNamable(reads, isNaming || draft.text.includes('@'));
  const mentions = useMentions({ draftKey, draft, field, sources });
  const named = stillThere(mentions.chosen, sources);
  const isListing = mentions.isNaming && !isAnswering && !isWebSearch;
  const focus = () => field.current?.focus({ preventScroll: true });
  const put = (text: string) => {
    draft.type(text + (field.current?.value ?? draft.text));
    // After a dialog that closes has given the focus back.
    requestAnimationFrame(() =>
      setTimeout(() => {
        focus();
        field.current?.setSelectionRange(text.length, text.length);
      }),
    );
  };
  useOffer(offerKey, put);
  useOffer(recipeKey, (id) => setMaking({ start: id as RecipeId }));
  useImperativeHandle(ref, () => ({
    takeBack({ question, mentions: named, isWebSearch: isSearch }) {
      put((field.current?.value ?? draft.text).trim() === '' ? question : `${question}\n\n`);
      if (named.length > 0) mentions.add(named);
      if (isSearch) setWebSearch(true);
    },
  }));
  const submit = () => {
    if (isListing && mentions.take()) return;
    const typed = field.current?.value ?? draft.text;
    if (!mayAsk(typed, isAnswering) || isTooLong(typed)) return;
    onAsk(typed, { isWebSearch, mentions: isWebSearch ? [] : named });
    draft.clear();
    mentions.close();
    if (!isWebSearch) mentions.clear();
    setWebSearch(false);
    if (isFine()) focus();
  };
  const stop = () => {
    onStop();
    // The button goes; a field that cannot be written in opens no keyboard.
    focus();
  };
  const make = (question: string, recipe: ChosenRecipe) => {
    setMaking(null);
    onAsk(question, { isWebSearch: false, mentions: named, recipe });
    mentions.clear();
    setWebSearch(false);
  };
  const putPrompt = (text: string) => {
    setMaking(null);
    put(draft.text === '' ? text : `${text}\n\n`);
  };
  const gone = goneFrom(mentions.chosen, sources);
  return {
    field,
    draft,
    mentions,
    sources,
    gone,
    isWebSearch,
    making,
    isListing,
    setWebSearch,
    setMaking,
    submit,
    stop,
    make,
    putPrompt,
  };
}

export const isTooLong = (typed: string): boolean => typed.length > OURS.questionLength;
const isFine = (): boolean => window.matchMedia('(pointer: fine)').matches;
