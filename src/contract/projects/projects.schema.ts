import { z } from 'zod';
import { id } from '../base/id.ts';
import { text } from '../base/text.ts';
import { isoTime } from '../base/time.ts';
import { placeName, role } from '../orgs/orgs.schema.ts';

export const project = z.object({
  id,
  /** Null, and '' for its name, for who only has the address of a public project. */
  orgId: id.nullable(),
  orgName: z.string(),
  boardId: id,
  name: z.string(),
  description: z.string(),
  /** Whoever is signed in here and has the link may look at its board. */
  isPublic: z.boolean(),
  /** What the caller is here; a visitor by public link is a viewer. */
  role,
  /** False for who only has the address of a public project: files, chats and people are not shown to him. */
  isMember: z.boolean(),
  fileCount: z.number().int(),
  /** Links on its board, which its conversation reads like its files. */
  linkCount: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Project = z.infer<typeof project>;

export const projectListing = project.pick({
  id: true,
  orgId: true,
  orgName: true,
  name: true,
  description: true,
  role: true,
  fileCount: true,
  updatedAt: true,
});
export type ProjectListing = z.infer<typeof projectListing>;

const description = text(2_000).transform((t) => t.trim());

export const newProject = z.strictObject({ orgId: id, name: placeName, description: description.default('') });
export const projectFields = z.strictObject({ name: placeName, description, isPublic: z.boolean() }).partial();

/** pending: not begun; processing: its text is being read; completed: stored, and read where it has text; failed: with a reason. */
export const fileStatus = z.enum(['pending', 'processing', 'completed', 'failed']);
export type FileStatus = z.infer<typeof fileStatus>;

export const projectFile = z.object({
  id,
  filename: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  createdAt: isoTime,
  status: fileStatus,
  /** Why it failed, a SourceProblem; null otherwise. */
  problem: z.string().nullable(),
  /** How many passages can be cited from it; 0 for what has no text. */
  passageCount: z.number().int(),
  uploaderName: z.string().nullable(),
});
export type ProjectFile = z.infer<typeof projectFile>;
