import type { Caller } from '../load/caller.ts';
import { attacks } from './attacks.ts';

/** One attack in a process of its own, until it is ended: `attack.ts NAME CALLER`, the caller as JSON. Tells its parent each second what it was answered. */
const [name = '', caller = '{}'] = process.argv.slice(2);
const attack = attacks[name];
if (!attack) throw new Error(`no attack is called ${name}`);
const answers: Record<string, number> = {};
setInterval(() => process.send?.(answers), 1_000);
process.on('disconnect', () => process.exit(0));
await attack(JSON.parse(caller) as Caller, ({ status }) => {
  answers[status] = (answers[status] ?? 0) + 1;
});
