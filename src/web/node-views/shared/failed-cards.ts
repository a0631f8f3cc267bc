/** What only failed cards show; see lazy-failed.ts. */
export { FailedFile } from '../file/FailedFile.tsx';
export { FailedLink } from '../link/FailedLink.tsx';
