import type { z } from 'zod';
import type { fetchConfigured } from '../../platform/web/configured-fetch.ts';
import type { ListedModel } from './provider.ts';
import { AiFault, faultOfAnswer, toAiFault } from '../ai-fault.ts';

const ANSWER_BYTES = 8 * 1024 * 1024;
const MOST_PAGES = 20;

interface Listing<Page> {
  headers: Record<string, string>;
  ask: typeof fetchConfigured;
  shape: z.ZodType<Page>;
  modelsOf: (page: Page) => ListedModel[];
  /** The address of the next page; null after the last. */
  nextOf: (page: Page) => string | null;
}

/** All models of a list that comes page by page, each once. Throws AiFault. */
export async function listModels<Page>(
  first: string,
  listing: Listing<Page>,
  signal: AbortSignal,
): Promise<ListedModel[]> {
  const models = new Map<string, ListedModel>();
  let url: string | null = first;
  for (let pages = 0; url !== null && pages < MOST_PAGES; pages++) {
    const page: Page = await readPage(url, listing, signal);
    for (const model of listing.modelsOf(page)) if (!models.has(model.id)) models.set(model.id, model);
    url = listing.nextOf(page);
  }
  return [...models.values()];
}

const readPage = <Page>(url: string, { ask, headers, shape }: Listing<Page>, signal: AbortSignal): Promise<Page> =>
  readAnswer(ask, url, { headers }, shape, signal);

/** What a service says of its models. Throws AiFault. */
export async function readAnswer<Answer>(
  ask: typeof fetchConfigured,
  url: string,
  asked: { headers: Record<string, string>; method?: 'POST'; body?: string },
  shape: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await ask(url, { ...asked, signal });
    const said = await readText(response);
    if (!response.ok) throw faultOfAnswer(response.status, said, response.headers);
    return shape.parse(JSON.parse(said));
  } catch (error) {
    throw toAiFault(error, signal);
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > ANSWER_BYTES) throw new AiFault('provider-error', { cause: new Error('too long a list') });
  }
  return text;
}
