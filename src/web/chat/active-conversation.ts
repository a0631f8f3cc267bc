import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { newId } from '#contract/base/new-id.ts';
import type { BoardPlace } from '../lib/board-place.ts';
import type { Conversation } from '#contract/chat/chat.schema.ts';
import { OURS } from '#contract/limits.ts';
import { forgetStored, keepStored, readStored } from '../lib/stored.ts';
import { conversationsOf } from './reading.ts';

/** The conversation of a chat that is open here. `isNew`: nothing was said in it yet, the server does not know it. */
interface Chosen {
  id: string;
  isNew: boolean;
}

const keyOf = (chatId: string) => `conversation:${chatId}`;
const NEW = 'new:';
const inThisTab = new Map<string, string>();
const readers = new Set<() => void>();

/** Whatever other tabs choose, this one stays where it is. */
function stored(chatId: string): string {
  const own = inThisTab.get(chatId);
  if (own !== undefined) return own;
  const kept = readStored(keyOf(chatId)) ?? '';
  inThisTab.set(chatId, kept);
  return kept;
}

function keep(chatId: string, value: string): void {
  inThisTab.set(chatId, value);
  if (value === '') forgetStored(keyOf(chatId));
  else keepStored(keyOf(chatId), value);
  for (const seen of readers) seen();
}

/** Opens a conversation of the chat here, for as long as this browser remembers; null: whichever is the newest. */
export const chooseConversation = (chatId: string, id: string | null): void => keep(chatId, id ?? '');

/**
 * Begins a conversation of which the server hears with the first question; one that is empty already stays open. `isListed`:
 * whether the list has the open one, in which something was said then.
 */
export function beginConversation(chatId: string, isListed: boolean): void {
  if (isListed || !stored(chatId).startsWith(NEW)) keep(chatId, NEW + newId(Date.now()));
}

/** Keeps the conversation that a question is asked in as the open one, also where it was open by itself only. */
export function holdConversation(chatId: string, id: string, isKnown: boolean): void {
  if (readStored(blankKeyOf(chatId)) === id) forgetStored(blankKeyOf(chatId));
  blanks.delete(chatId);
  keep(chatId, isKnown ? id : NEW + id);
}

/** A new conversation that is open here is in the list now: from here on it can be deleted elsewhere. */
export function knowConversation(chatId: string, id: string): void {
  if (stored(chatId) === NEW + id) keep(chatId, id);
}

const chosenOf = (kept: string): Chosen | null =>
  kept === '' ? null : kept.startsWith(NEW) ? { id: kept.slice(NEW.length), isNew: true } : { id: kept, isNew: false };

/** Whether this conversation was opened here, by hand or by a question, and not merely as the newest. */
export const isChosen = (chatId: string, id: string): boolean => chosenOf(stored(chatId))?.id === id;

const blankKeyOf = (chatId: string) => `conversation-blank:${chatId}`;
const blanks = new Map<string, string>();
/** The one that a chat without conversations begins with; a reload finds what was typed in it. */
function blankOf(chatId: string): string {
  const known = blanks.get(chatId);
  if (known !== undefined) return known;
  const id = readStored(blankKeyOf(chatId)) ?? newId(Date.now());
  blanks.set(chatId, id);
  keepStored(blankKeyOf(chatId), id);
  return id;
}

export interface ActiveConversation {
  /** Null until it is known which one is open. */
  id: string | null;
  /** What is known of it; null for a new one. */
  conversation: Conversation | null;
  error: Error | null;
  reload: () => void;
}

/**
 * The open conversation of a chat: the one that was chosen here, else the newest. One that was deleted elsewhere gives way.
 * `chatId` is the chat node, or the project in its own chat.
 */
export function useActiveConversation(place: BoardPlace, chatId: string): ActiveConversation {
  const list = useQuery(conversationsOf(place, chatId));
  const id = useActiveConversationId(place, chatId);
  return {
    id,
    conversation: list.data?.find((one) => one.id === id) ?? null,
    error: id === null ? list.error : null,
    reload: () => void list.refetch(),
  };
}

/** The open conversation by its id; null until it is known. */
export function useActiveConversationId(place: BoardPlace, chatId: string): string | null {
  const read = () => stored(chatId);
  const kept = useSyncExternalStore(subscribe, read, read);
  const { data } = useQuery(conversationsOf(place, chatId));
  const chosen = chosenOf(kept);
  // One that is being begun now is nothing to the past.
  return activeOf(chosen?.isNew && place.past ? null : chosen, data, chatId);
}

function activeOf(chosen: Chosen | null, list: readonly Conversation[] | undefined, chatId: string): string | null {
  if (chosen && (chosen.isNew || !list || isListed(list, chosen.id))) return chosen.id;
  return list ? (newestOf(list)?.id ?? blankOf(chatId)) : null;
}

/** A list that is cut leaves out old ones that stand. */
const isListed = (list: readonly Conversation[], id: string): boolean =>
  list.length >= OURS.conversationsListed || list.some((one) => one.id === id);

const newestOf = (list: readonly Conversation[]): Conversation | undefined =>
  list.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0];

const subscribe = (seen: () => void): (() => void) => {
  readers.add(seen);
  return () => void readers.delete(seen);
};
