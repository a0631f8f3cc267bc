import { useState } from 'react';
import type { Words } from '../../words/index.ts';
import type { ResultReading } from './read-result.ts';

/** What is said to those who do not see it: each part when it is finished, and the end, not every word. */
export function useHeardParts(
  t: Words<'making'>,
  { parts, isSpoken }: ResultReading,
  { isWriting, toLookAt }: { isWriting: boolean; toLookAt: number },
): string {
  const done = parts.filter(({ state }) => state === 'done');
  const [heard, setHeard] = useState({ count: done.length, isWriting, words: '' });
  if (heard.count === done.length && heard.isWriting === isWriting) return heard.words;
  const last = done.at(-1);
  const isNews = isWriting && done.length > heard.count && last !== undefined;
  const title = last?.title || t('untitled');
  const part = isSpoken ? t('heard', { title, sec: Math.round(last?.spokenSec ?? 0) }) : t('heardText', { title });
  const words = heard.isWriting && !isWriting ? t('heardEnd', { count: toLookAt }) : isNews ? part : heard.words;
  setHeard({ count: done.length, isWriting, words });
  return words;
}
