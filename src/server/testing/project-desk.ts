import type { ProjectFile } from '#contract/projects/projects.schema.ts';
import type { SourceView } from '#contract/sources/sources.api.ts';
import { until } from './source-board.ts';
import { makeStudio, must } from './studio.ts';
import type { SignedInClient } from './test-client.ts';

interface Begun {
  uploadURL: string;
  objectPath: string;
  fileId: string;
}
interface Card {
  id: string;
  type: string;
  title: string;
  position: { x: number; y: number };
  metadata: Record<string, unknown>;
}

/** A studio with one project, and the gestures that tests of its files need. */
export type ProjectDesk = Awaited<ReturnType<typeof makeDesk>>;

export async function makeDesk(owner: SignedInClient) {
  const studio = await makeStudio(owner);
  const { projectUrl } = studio;
  const files = async (client = owner) => must<ProjectFile[]>(await client.get(`${projectUrl}/files`));

  const begin = (declared?: object, client = owner) => client.post(`${projectUrl}/upload`, declared);
  const put = (url: string, payload: Buffer | string, client = owner) =>
    client.send({ method: 'PUT', url, payload, headers: { 'content-type': 'application/octet-stream' } });
  const record = (uploadURL: string, name: string, client = owner) =>
    client.post(`${projectUrl}/files`, {
      filename: name,
      originalName: name,
      mimeType: 'text/html',
      size: 7,
      uploadURL,
    });

  return {
    ...studio,
    files,
    begin,
    put,
    record,
    /** Brings bytes as the upload dialog does, and answers the record. */
    async add(name: string, bytes: Buffer | string, client = owner): Promise<ProjectFile> {
      const begun = must<Begun>(await begin({ name, size: Buffer.byteLength(bytes) }, client));
      must(await put(begun.uploadURL, bytes, client));
      return must<ProjectFile>(await record(begun.uploadURL, name, client));
    },
    /** The file as soon as nothing is read of it any more. */
    settled: (id: string) =>
      until(`file ${id} to settle`, async () => {
        const file = (await files()).find((one) => one.id === id);
        return file?.status === 'completed' || file?.status === 'failed' ? file : null;
      }),
    source: async (fileId: string) => must<SourceView>(await owner.get(`/api/files/${fileId}/source`)),
    cards: async () => must<{ nodes: Card[] }>(await owner.get(`${projectUrl}/board`)).nodes,
  };
}
