import { parseArgs } from 'node:util';
import { anchors } from './together/anchors.ts';
import { presence } from './together/presence.ts';
import { revocation } from './together/revocation.ts';
import { leaks } from './together/leaks.ts';
import { mail } from './together/mail.ts';
import { screen } from './together/screen.ts';
import { text } from './together/text.ts';
import { weight } from './together/weight.ts';
import { past } from './together/past.ts';
import { filtering } from './together/filtering.ts';
import { isHeld, load, printFigure, type Figure, type Options, type Part } from './together/figure.ts';

/**
 * What working together costs and how well it keeps what it promises: each figure beside its bar. `--only anchors,past` names
 * parts, `--rounds N` makes them shorter or longer, `--nodes N` the boards smaller, `--database embedded` takes one database where a part takes both.
 */
const parts: Part[] = [presence, screen, text, weight, revocation, filtering, leaks, past, mail, anchors];
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    nodes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
});
const only = values.only?.split(',');
const databases = (['embedded', 'postgresql'] as const).filter((kind) => !values.database || values.database === kind);
const options: Options = {
  rounds: values.rounds ? Number(values.rounds) : null,
  nodes: values.nodes ? Number(values.nodes) : null,
  seed: Number(values.seed),
  databases,
};

const results: Record<string, object> = {};
const missed: string[] = [];
for (const { name, what, run } of parts) {
  if (only && !only.includes(name)) continue;
  console.log(`\n${name}: ${what} (load ${load()})`);
  const figures = await run(options).catch((error: unknown): Figure[] => {
    const note = (error instanceof Error ? error.message : String(error)).slice(-400);
    return [{ what: 'the whole part', value: null, unit: '', bar: { most: 0 }, note }];
  });
  figures.forEach(printFigure);
  missed.push(...figures.filter((figure) => isHeld(figure) === false).map((figure) => `${name}: ${figure.what}`));
  results[name] = figures.map((figure) => ({ ...figure, held: isHeld(figure) }));
}
console.log(JSON.stringify({ bench: 'together', load: load(), ...results, missed }));
process.exit(missed.length === 0 ? 0 : 1);
