import { noteConnection, untilConnected } from './connectivity.ts';

/** Code that is fetched where it is first needed; it stays on its way while the line is down. Rejects when it does not come. */
export async function code<Module>(load: () => Promise<Module>): Promise<Module> {
  await untilConnected();
  return load().catch(async () => {
    noteConnection(false);
    await untilConnected();
    return load();
  });
}
