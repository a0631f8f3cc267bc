import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from './row.ts';

const OUT = 'dist/web';

export const repeatedBuilds: Row = {
  id: 'Q8',
  what: 'two builds of the same checkout are equal, file by file',
  rounds: 1,
  async run() {
    const [first, second] = [buildOnce(), buildOnce()];
    const names = new Set([...first.keys(), ...second.keys()]);
    const different = [...names].filter((name) => first.get(name) !== second.get(name));
    return {
      isMet: first.size > 0 && different.length === 0,
      tried: 1,
      figures: `${first.size} files, ${different.length} different${different.length > 0 ? `: ${different.slice(0, 5).join(', ')}` : ''}`,
    };
  },
};

function buildOnce(): Map<string, string> {
  const built = spawnSync(process.execPath, ['--no-warnings', 'scripts/build.ts'], { stdio: 'ignore' });
  if (built.status !== 0) throw new Error('the build failed');
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(OUT, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}
