import type { Page } from '@playwright/test';

const PAGE = `<!doctype html><body><script>document.title='RAN';fetch('http://file.evil.test/ran')</script><img src=http://file.evil.test/p>`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" onload="fetch('http://file.evil.test/svg')"><script>fetch('http://file.evil.test/s')</script></svg>`;
const FEED = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>fetch('http://file.evil.test/x')</script></html>`;
const PDF =
  '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/URI/URI(http://file.evil.test/pdf)>>>>endobj\ntrailer<<>>\n%%EOF\n';

const bodies: Record<string, string> = { page: PAGE, drawing: DRAWING, feed: FEED, document: PDF + PAGE };
const ENDINGS = 'html htm xhtml svg xml js mjs css pdf txt mp4 mp3 csv json zip bin'.split(' ');

/** Files that say one thing and are another, every body under every ending that a browser could take for more than bytes. */
export const hostileFiles: [name: string, content: string][] = Object.entries(bodies).flatMap(([what, content]) =>
  ENDINGS.map((ending): [string, string] => [`${what}.${ending}`, content]),
);

/** Brings them to a project as its upload does; answers the address of each that was taken. */
export const putHostileFiles = (page: Page, projectId: string): Promise<string[]> =>
  page.evaluate(
    async ([project, files]) => {
      const call = async (path: string, method: string, body: string, type = 'application/json') =>
        fetch(path, { method, body, headers: { 'content-type': type } });
      const addresses: string[] = [];
      for (const [name, content] of files) {
        const size = new Blob([content]).size;
        const begun = await call(`/api/projects/${project}/upload`, 'POST', JSON.stringify({ name, size }));
        if (!begun.ok) continue;
        const { uploadURL } = (await begun.json()) as { uploadURL: string };
        if (!(await call(uploadURL, 'PUT', content, 'application/octet-stream')).ok) continue;
        const file = { filename: name, originalName: name, mimeType: 'text/html', size, uploadURL };
        const kept = await call(`/api/projects/${project}/files`, 'POST', JSON.stringify(file));
        if (kept.ok) addresses.push(`/api/files/${((await kept.json()) as { id: string }).id}`);
      }
      return addresses;
    },
    [projectId, hostileFiles] as const,
  );
