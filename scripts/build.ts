import { writeFileSync } from 'node:fs';
import { build } from 'vite';
import { writeAccess } from './write-access.ts';
import { writeLanding } from './write-landing.ts';
import { writeScreens } from './write-screens.ts';
import { BUILT_MARKER } from './web-freshness.ts';

/**
 * Builds the web into dist/web, with a compressed copy beside every text file, and writes the landing page, the door and
 * the screens that are opened most out as documents.
 */
await build({ logLevel: 'warn' });
await writeLanding();
writeAccess();
writeScreens();
writeFileSync(BUILT_MARKER, '');
