/** Who may work on this instance: everybody who signs in, or members only. */
export interface AccessRule {
  mode: 'open' | 'members';
  /** E-mail addresses (a@b.kr) and whole domains (b.kr), in lower case. */
  members: readonly string[];
}

export interface Person {
  email: string | null;
  /** Whether the identity provider vouches for the address; an unproven one could be anybody's. */
  emailVerified: boolean;
  isSystemAdmin: boolean;
  hasSubscription: boolean;
}

/** An e-mail address as it is compared: without space around it, in one Unicode form, in lower case. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The rule for paying members: administrators, the allow-list (proven addresses only) and running subscriptions. */
export function mayEnter(rule: AccessRule, person: Person): boolean {
  if (rule.mode === 'open' || person.isSystemAdmin || person.hasSubscription) return true;
  if (!person.email || !person.emailVerified) return false;
  const email = normalEmail(person.email);
  const at = email.lastIndexOf('@');
  if (at < 1) return false;
  const domain = email.slice(at + 1);
  return rule.members.some((member) => (member.includes('@') ? member === email : member === domain));
}
