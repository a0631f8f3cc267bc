import { systemApi } from '#contract/account/system.api.ts';
import { useReading } from './query.ts';

/** What this instance can do; undefined until the server has said so, or when it cannot be asked. */
export const useSettings = () => useReading(systemApi.settings).data;

/** False until the server has answered or failed to answer. */
export const useSettingsAsked = (): boolean => !useReading(systemApi.settings).isPending;

/** Whether invitations go out by mail; false also until the server has said so. */
export const useSendsMail = (): boolean => useSettings()?.mail === true;
