import { noteLine, untilLine } from './connectivity.ts';

/** Code that is fetched where it is first needed; it stays on its way while the line is down. Rejects when it does not come. */
export async function code<Module>(load: () => Promise<Module>): Promise<Module> {
  await untilLine();
  return load().catch(async () => {
    noteLine(false);
    await untilLine();
    return load();
  });
}
