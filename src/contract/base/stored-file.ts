/** Whether this is the address of a file that is kept here, and of nothing elsewhere. */
export const isStoredFile = (address: string): boolean => /^\/api\/files\/[0-9a-f-]{36}$/.test(address);
