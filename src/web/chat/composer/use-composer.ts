import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Mention } from '#contract/chat/chat.schema.ts';
import { mayAsk } from './may-ask.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import type { RecipeId } from '#contract/recipes/kinds/index.ts';
import { useOffer } from '../../lib/offer-draft.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useNamable, type ChatContextProps } from '../context/ContextBar.tsx';
import type { Question } from '../conversation.ts';
import { goneFrom, stillThere } from './namable.ts';
import { isTooLong } from './TooLong.tsx';
import { useNamed } from './use-kept-mentions.ts';
import { slashIn, type Slash } from './slash.ts';
import { useMentions } from './use-mentions.ts';
import { useWebSearch } from './use-web-search.ts';

interface AskOptions {
  isWebSearch: boolean;
  mentions: readonly Mention[];
  recipe?: ChosenRecipe;
}

/** What others do with the field. */
export interface ComposerHandle {
  /** Puts a question that was not sent before what is typed, to be asked as it was asked. */
  takeBack: (asked: Question) => void;
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
  const [making, setMaking] = useState<boolean | RecipeId | Prompt>(false);
  const isMaking = making !== false;
  const [topic, setTopic] = useState('');
  /** The "/" whose list was closed, by what stands before it. */
  const [closedSlash, closeSlash] = useState<string | null>(null);
  const slash = isAnswering ? null : slashIn(draft.text);
  const isNaming = useNamed(draftKey).length > 0;
  const sources = useNamable(reads, isNaming || isMaking || draft.text.includes('@'));
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
  useOffer(recipeKey, (id) => setMaking(id as RecipeId));
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
  const endMaking = () => {
    setMaking(false);
    setTopic('');
  };
  const make = (question: string, recipe: ChosenRecipe) => {
    // What it is about went into the form.
    if (topic !== '' && draft.text.trim() === topic) draft.clear();
    endMaking();
    onAsk(question, { isWebSearch: false, mentions: named, recipe });
    mentions.clear();
    setWebSearch(false);
  };
  /** In the place of the question that asks for it. */
  const makeAsked = (question: string, recipe: ChosenRecipe) => {
    draft.clear();
    make(question, recipe);
  };
  /** What was typed before the "/" is what it is about. */
  const makeBySlash = (chosen: RecipeId | Prompt | true, { before }: Slash) => {
    draft.type(before.trimEnd());
    setTopic(before.trim());
    setMaking(chosen);
  };
  const putBySlash = (text: string, { before }: Slash) => {
    const rest = before.trim();
    draft.type(rest === '' ? text : `${text}\n\n${rest}`);
  };
  const putPrompt = (text: string) => {
    setMaking(false);
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
    isMaking,
    firstRecipe: typeof making === 'boolean' ? null : making,
    topic,
    slash: slash !== null && slash.before !== closedSlash ? slash : null,
    closeSlash,
    makeBySlash,
    putBySlash,
    endMaking,
    isListing,
    setWebSearch,
    setMaking,
    submit,
    stop,
    make,
    makeAsked,
    putPrompt,
  };
}

const isFine = (): boolean => window.matchMedia('(pointer: fine)').matches;
