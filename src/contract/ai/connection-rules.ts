/** What is copied along with a key and cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** A key as it is kept and sent: without what surrounds it, and without what cannot be seen. */
export const cleanKey = (typed: string): string => typed.replace(UNSEEN, '').trim();

/** Whether this can stand as one word in the head of a request: no key of any provider is anything else. */
export const isKey = (key: string): boolean => /^[!-~]+$/.test(key);

/** Whether this is where an API is, and nothing besides: no name, password, query or fragment. */
export const isApiAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && !/[@?#\s]/.test(address);
