import { fetchConfigured } from '../../platform/web/configured-fetch.ts';
import { baseOf, reachApi, type Protocol } from '../reach.ts';
import type { ProviderSettings } from './provider.ts';

/** What the packages of the vendors take. */
export const vendor = ({ apiKey, baseUrl }: ProviderSettings, protocol: Protocol) => ({
  fetch: baseUrl === null ? fetchConfigured : reachApi(baseUrl, protocol),
  ...(apiKey !== null && { apiKey }),
  ...(baseUrl !== null && { baseURL: baseOf(baseUrl) }),
});
