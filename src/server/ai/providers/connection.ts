import { fetchConfigured } from '../../platform/web/configured-fetch.ts';
import type { ProviderSettings } from './provider.ts';

export const trimmed = (address: string): string => address.replace(/\/+$/, '');

/** What the packages of the vendors take. */
export const vendor = ({ apiKey, baseUrl }: ProviderSettings) => ({
  fetch: fetchConfigured,
  ...(apiKey !== null && { apiKey }),
  ...(baseUrl !== null && { baseURL: trimmed(baseUrl) }),
});
