/**
 * All of the platform that the contract may use: what browsers and Node share.
 * `document`, `process` and `fetch` are compile errors in this folder on purpose.
 */
declare class URLSearchParams {
  get(name: string): string | null;
}
declare class URL {
  constructor(text: string, base?: string);
  static canParse(text: string, base?: string): boolean;
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}
declare const crypto: { getRandomValues<T extends Uint8Array>(array: T): T };
