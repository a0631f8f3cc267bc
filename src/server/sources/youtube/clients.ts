import type { Config } from '../../platform/config.ts';

/** An app of YouTube's, as it names itself to the player. */
export interface Client {
  context: Record<string, string | number>;
  headers: Record<string, string>;
}

/**
 * Apps whose caption addresses answer without a proof-of-origin token. Versions age: YOUTUBE_CLIENTS replaces them, and
 * adds others, without a new release.
 */
const known: Record<string, Client> = {
  android: {
    context: {
      clientName: 'ANDROID',
      clientVersion: '20.10.38',
      androidSdkVersion: 34,
      osName: 'Android',
      osVersion: '14',
    },
    headers: { 'user-agent': 'com.google.android.youtube/20.10.38 (Linux; U; Android 14)' },
  },
  ios: {
    context: { clientName: 'IOS', clientVersion: '20.10.3', deviceMake: 'Apple', deviceModel: 'iPhone16,2' },
    headers: { 'user-agent': 'com.google.ios.youtube/20.10.3 (iPhone16,2; U; CPU iOS 18_3_2 like Mac OS X)' },
  },
};

/** The known apps as configured, then the configured ones that are not known. */
export function clientsOf({ clients }: Pick<Config['youtube'], 'clients'>): Map<string, Client> {
  const configured = Object.entries(clients).map(([id, { name, version, context, headers }]): [string, Client] => {
    const before = known[id];
    const versions = { ...(name && { clientName: name }), ...(version && { clientVersion: version }) };
    return [
      id,
      { context: { ...before?.context, ...versions, ...context }, headers: { ...before?.headers, ...headers } },
    ];
  });
  return new Map([...Object.entries(known), ...configured]);
}
