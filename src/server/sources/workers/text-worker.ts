import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { Chapters } from '#contract/sources/chapters.ts';
import { decodePage } from '../article/decode-page.ts';
import { readArticle, type Article } from '../article/read-article.ts';
import { chaptersOf, type ChapterTask } from '../youtube/chapters-of.ts';
import { readBrought, type Brought, type BroughtText } from '../youtube/brought-text.ts';

/** Runs in a worker thread: work on strangers' text that would hold up the server. One export a task. */

export interface PageTask {
  bytes: Uint8Array;
  typeHeader: string;
  url: string;
}

export const readPage = ({ bytes, typeHeader, url }: PageTask): Article =>
  readArticle(decodePage(bytes, typeHeader), url);

export const readTranscript = (task: BroughtText): Brought => readBrought(task);

export const findChapters = (task: ChapterTask): Chapters | null => chaptersOf(task);

/** Tokens of each text by o200k, the vocabulary of current OpenAI models; other vendors' counts lie near it. */
export const countAll = (texts: string[]): number[] =>
  texts.map((text) => countTokens(text, { disallowedSpecial: new Set() }));
