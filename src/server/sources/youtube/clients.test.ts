import { describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { clientsOf } from './clients.ts';

describe('the clients', () => {
  it('can be given another version, and be joined by others', () => {
    const { clients } = readConfig({
      YOUTUBE_CLIENTS:
        '{"android":{"version":"99.1"},"tv":{"name":"TVHTML5","version":"7.2","headers":{"user-agent":"x"}}}',
    }).youtube;
    const all = clientsOf({ clients });
    expect([...all.keys()]).toEqual(['android', 'ios', 'tv']);
    expect(all.get('android')?.context).toMatchObject({
      clientName: 'ANDROID',
      clientVersion: '99.1',
      osVersion: '14',
    });
    expect(all.get('tv')).toEqual({
      context: { clientName: 'TVHTML5', clientVersion: '7.2' },
      headers: { 'user-agent': 'x' },
    });
  });

  it.each(['{', '{"Android":{}}', '{"tv":{"versions":"7"}}'])('are refused when they are wrong: %s', (typed) => {
    expect(() => readConfig({ YOUTUBE_CLIENTS: typed })).toThrow('YOUTUBE_CLIENTS');
  });
});
