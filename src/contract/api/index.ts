import { accountApi } from '../account/account.api.ts';
import { activityApi } from '../activity/activity.api.ts';
import { systemApi } from '../account/system.api.ts';
import { aiApi } from '../ai/ai.api.ts';
import type { Route } from '../base/route.ts';
import { billingApi } from '../billing/billing.api.ts';
import { canvasesApi } from '../canvases/canvases.api.ts';
import { waitingApi } from '../canvases/waiting.api.ts';
import { chatApi } from '../chat/chat.api.ts';
import { commentsApi } from '../comments/comments.api.ts';
import { historyApi } from '../history/history.api.ts';
import { filesApi } from '../files/files.api.ts';
import { knowledgeApi } from '../knowledge/knowledge.api.ts';
import { libraryApi } from '../library/library.api.ts';
import { mailApi } from '../mail/mail.api.ts';
import { noticeSettingsApi } from '../notifications/notice-settings.api.ts';
import { notificationsApi } from '../notifications/notifications.api.ts';
import { groupsApi } from '../orgs/groups.api.ts';
import { orgTransferApi } from '../orgs/org-transfer.api.ts';
import { orgsApi } from '../orgs/orgs.api.ts';
import { orgTrashApi } from '../orgs/trash.api.ts';
import { projectsApi } from '../projects/projects.api.ts';
import { projectTrashApi } from '../projects/trash.api.ts';
import { linksApi } from '../sharing/links.api.ts';
import { sharingApi } from '../sharing/sharing.api.ts';
import { visitorsApi } from '../sharing/visitors.api.ts';
import { originalityApi } from '../recipes/originality.api.ts';
import { partRewritingApi } from '../recipes/part-rewriting.api.ts';
import { structureApi } from '../recipes/structure/structure.api.ts';
import { promptsApi } from '../prompts/prompts.api.ts';
import { ratesApi } from '../rates/rates.api.ts';
import { searchApi } from '../search/search.api.ts';
import { fileSourcesApi } from '../sources/file-sources.api.ts';
import { mediaApi } from '../sources/media.api.ts';
import { siteIconApi } from '../sources/site-icon.api.ts';
import { sourcesApi } from '../sources/sources.api.ts';
import { templatesApi } from '../templates/templates.api.ts';
import { voicesApi } from '../voices/voices.api.ts';

/** THE TABLE of calls: the server mounts it, the OpenAPI document lists it, the access matrix is generated from it. */
export const api = {
  account: accountApi,
  system: systemApi,
  canvases: canvasesApi,
  waiting: waitingApi,
  templates: templatesApi,
  sources: { ...sourcesApi, ...mediaApi, ...fileSourcesApi, ...siteIconApi },
  files: filesApi,
  voices: voicesApi,
  rates: ratesApi,
  chat: chatApi,
  recipes: { ...originalityApi, ...partRewritingApi, ...structureApi },
  orgs: { ...orgsApi, ...orgTrashApi, ...orgTransferApi, ...groupsApi },
  projects: { ...projectsApi, ...projectTrashApi },
  knowledge: knowledgeApi,
  prompts: promptsApi,
  ai: aiApi,
  mail: mailApi,
  sharing: { ...sharingApi, ...linksApi, ...visitorsApi },
  comments: commentsApi,
  activity: activityApi,
  history: historyApi,
  notifications: { ...notificationsApi, ...noticeSettingsApi },
  search: searchApi,
  library: libraryApi,
  billing: billingApi,
} as const;

export const allRoutes: readonly Route[] = Object.values(api).flatMap(
  (room) => Object.values(room) as unknown as Route[],
);
