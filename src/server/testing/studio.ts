import type { Invitation, Member, Org } from '#contract/orgs/orgs.schema.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import type { TestApp } from './make-app.ts';
import type { Answer, SignedInClient } from './test-client.ts';

type Given = 'viewer' | 'commenter' | 'editor' | 'admin';
/** Of a canvas its board's. */
export type PlaceUrl = `/api/${'orgs' | 'projects' | 'boards'}/${string}`;

/** The answer's value; throws when the call failed. */
export function must<T>(answer: Answer): T {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.statusCode === 204 ? (undefined as T) : answer.json<T>();
}

/** Invites somebody and lets him accept, by the product's own calls; answers his membership. */
export async function join(place: PlaceUrl, by: SignedInClient, who: SignedInClient, role: Given): Promise<Member> {
  const invitation = must<Invitation>(await by.post(`${place}/invitations`, { email: who.person.email, role }));
  must(await who.post(`/api/invitations/${invitation.id}/accept`));
  const members = place.startsWith('/api/boards/')
    ? must<Sharing>(await by.get(`${place}/sharing`)).members
    : must<Member[]>(await by.get(`${place}/members`));
  const member = members.find((one) => one.userId === who.person.id);
  if (!member) throw new Error('the newcomer is not listed');
  return member;
}

/** An organisation of this person, with one project in it. */
export async function makeStudio(owner: SignedInClient, name = 'Studio') {
  const org = must<Org>(await owner.post('/api/orgs', { name }));
  const project = must<Project>(await owner.post('/api/projects', { orgId: org.id, name: `${name} project` }));
  const orgUrl: PlaceUrl = `/api/orgs/${org.id}`;
  const projectUrl: PlaceUrl = `/api/projects/${project.id}`;
  return { org, project, orgUrl, projectUrl };
}

/** Signs in the people of an organisation that has every role, each named as his role. */
export async function makeStaff(app: TestApp) {
  const [owner, admin, editor, viewer] = await Promise.all(['Owner', 'Admin', 'Editor', 'Viewer'].map(app.signIn));
  if (!owner || !admin || !editor || !viewer) throw new Error('nobody came');
  return { owner, admin, editor, viewer };
}

export type Staff = Awaited<ReturnType<typeof makeStaff>>;

/** A studio of the staff's owner whose organisation has one person of each role. */
export async function makeStaffedStudio({ owner, admin, editor, viewer }: Staff) {
  const studio = await makeStudio(owner);
  const members = {
    admin: await join(studio.orgUrl, owner, admin, 'admin'),
    editor: await join(studio.orgUrl, owner, editor, 'editor'),
    viewer: await join(studio.orgUrl, owner, viewer, 'viewer'),
  };
  return { ...studio, members };
}
