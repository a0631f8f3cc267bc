import { sources } from '#contract/sources/index.ts';
import { SourceFailure } from '../src/server/sources/reading.ts';
import { techniques } from '../src/server/sources/techniques/index.ts';
import { openTools, sentenceOf } from './reading-tools.ts';

/** `npm run -s read-page -- URL...`: each address is fetched through the guard and read as a web page, one line of JSON each. */
const addresses = process.argv.slice(2);
if (addresses.length === 0) {
  process.stderr.write('Which address? npm run -s read-page -- URL...\n');
  process.exit(2);
}

const tools = openTools();
for (const url of addresses) process.stdout.write(`${JSON.stringify(await readPage(url))}\n`);
await tools.close();

async function readPage(url: string): Promise<object> {
  try {
    const link = sources.website.readLink(url);
    if (!link.ok) throw new SourceFailure('refused-address');
    const { title = null, passages } = await techniques.website({ ...link.value, file: null }, tools.next());
    const characters = passages.reduce((sum, passage) => sum + passage.text.length, 0);
    return { url, ok: true, reason: null, title, characters };
  } catch (error) {
    return { url, ok: false, reason: sentenceOf(error), title: null, characters: 0 };
  }
}
