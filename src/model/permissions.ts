export const roles = ['admin', 'user', 'employee', 'refferal', 'business', 'corporate'] as const;
export type Role = (typeof roles)[number];

/** As people read them. */
export const roleTitles: Record<Role, string> = {
  admin: 'Admin',
  employee: 'Employee',
  refferal: 'Referral partner',
  business: 'Business partner',
  corporate: 'Corporate partner',
  user: 'Client',
};

/** How far a permission reaches: every record, the person's own, or none. */
export type Reach = 'all' | 'own' | 'none';

interface Row {
  admin: Reach;
  employee: Reach;
  /** refferal, business, corporate and user */
  client: Reach;
}

const everyone: Row = { admin: 'all', employee: 'all', client: 'own' };
const anyone: Row = { admin: 'all', employee: 'all', client: 'all' };
const staff: Row = { admin: 'all', employee: 'all', client: 'none' };
const admin: Row = { admin: 'all', employee: 'none', client: 'none' };

/** Who may do what. The server enforces it, the browser reads it to show or hide. */
const permissionTable = {
  /** enquiries, IoT quotes and applications: a client sees their own */
  submissions: { read: everyone, create: staff, edit: staff, delete: admin },
  /** contacts and follow-ups */
  leads: { read: staff, create: staff, edit: staff, delete: admin },
  /** what is offered to a customer at a price: they read it by its link, or in their account when it was sent */
  quotations: { read: staff, create: staff, edit: staff, delete: admin },
  /** what we ask for what, from which day on */
  prices: { read: staff, create: staff, edit: staff, delete: admin },
  /** the places that we want to fill: visitors read those that are open */
  openings: { read: staff, create: staff, edit: staff, delete: admin },
  /** what applicants are written at each stage */
  stageLetters: { read: staff, create: admin, edit: admin, delete: admin },
  products: { read: anyone, create: staff, edit: staff, delete: admin },
  users: { read: admin, create: admin, edit: admin, delete: admin },
  employees: { read: staff, create: admin, edit: admin, delete: admin },
  files: { read: staff },
  dashboard: { read: everyone },
  /** who is told what comes in, as it comes */
  notifications: { listen: staff },
  /** what the figures mean, and who did what */
  insights: { read: staff },
  /** what the staff write to people, and the templates for it */
  mails: { read: staff, create: staff, edit: staff, delete: admin },
  outbox: { read: admin, edit: admin },
  /** what the site says; some of it admins alone publish */
  content: { read: staff, edit: staff, publish: staff },
  /** the pictures that it can show */
  media: { read: staff, create: staff, edit: staff, delete: staff },
  /** how the house itself is: version, backup, disk */
  system: { read: admin },
  /** what is settled for the whole house: working hours and the like */
  settings: { read: staff, edit: admin },
  /** to read records from a spreadsheet: of those kinds that one may add to */
  imports: { use: staff },
  /** to find a person everywhere, hand out what is held on them, and erase it */
  privacy: { read: admin, edit: admin },
  account: { read: everyone, edit: everyone },
} satisfies Record<string, Record<string, Row>>;

/** Who works for the agency, by their role. */
export const isStaff = (role: unknown): role is 'admin' | 'employee' =>
  role === 'admin' || role === 'employee';

/** Whose records decide who can log in, and as what. */
export const opensAccounts = (area: string) => area === 'users' || area === 'employees';

type Table = typeof permissionTable;
type Area = keyof Table;
export type Permission = { [A in Area]: `${A}:${keyof Table[A] & string}` }[Area];
/** Areas that a resource can live in: those whose records can be read, made, changed and deleted. */
export type ResourceArea = {
  [A in Area]: Table[A] extends Record<'read' | 'create' | 'edit' | 'delete', Row> ? A : never;
}[Area];

export function reach(role: Role, permission: Permission): Reach {
  const [area = '', action = ''] = permission.split(':');
  return reachIn(role, area, action);
}

function reachIn(role: Role, area: string, action: string): Reach {
  const table: Record<string, Record<string, Row>> = permissionTable;
  const row = table[area]?.[action];
  if (!row) return 'none';
  return isStaff(role) ? row[role] : row.client;
}

/** Those whose records a role is told of: everything in them is theirs to read, and they are told what comes in. */
export const noticeAreasOf = (role: Role): ReadonlySet<string> =>
  new Set(
    reach(role, 'notifications:listen') === 'all'
      ? Object.keys(permissionTable).filter((area) => reachIn(role, area, 'read') === 'all')
      : [],
  );
