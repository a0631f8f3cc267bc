import { filesApi } from '#contract/files/files.api.ts';
import { addressOf } from '../../lib/api.ts';

/** Where the bytes of a stored file are; for a download under its name, or to be shown. */
export const fileAddress = (fileId: string, { isDownload = false } = {}): string =>
  addressOf(filesApi.readFile, { params: { fileId }, query: isDownload ? { download: '1' } : {} });
