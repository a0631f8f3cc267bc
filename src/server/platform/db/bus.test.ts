import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createLocalBus, hear } from './bus.ts';

const log = createLog({ logLevel: 'silent' });
const fails = () => {
  throw new Error('not understood');
};

it('a message that one listener does not understand reaches the others', () => {
  const heard: string[] = [];
  hear([fails, (payload) => heard.push(payload)], 'news', log);
  expect(heard).toEqual(['news']);
});

it('a listener that fails ends no process', async () => {
  const bus = createLocalBus(log);
  const told = Promise.withResolvers<string>();
  await bus.listen('channel', fails);
  await bus.listen('channel', told.resolve);
  await bus.notify('channel', 'news', async () => undefined);
  expect(await told.promise).toBe('news');
});
