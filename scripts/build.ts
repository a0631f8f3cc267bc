import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { buildServer } from './build-server.ts';
import { built, type Part } from './freshness.ts';
import { writeAccess } from './write-access.ts';
import { writeLanding } from './write-landing.ts';
import { writeScreens } from './write-screens.ts';

/** Builds the parts that are named, or all of them. */
const wanted = process.argv.slice(2) as Part[];
const isWanted = (part: Part) => wanted.length === 0 || wanted.includes(part);
if (isWanted('web')) await buildWeb();
if (isWanted('server')) await buildServer();

/**
 * Builds the web into dist/web, with a compressed copy beside every text file, and writes the landing page, the door and
 * the screens that are opened most out as documents.
 */
async function buildWeb(): Promise<void> {
  await build({ logLevel: 'warn' });
  await writeLanding();
  writeAccess();
  writeScreens();
  writeFileSync(built.web.marker, '');
}
