import type { FastifyRequest } from 'fastify';
import { AppError } from '~/lib/errors';
import { type Role, reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import type { Database, Row } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import type { Importing, Registry } from '~/platform/http/services';

export interface Kind {
  resource: Resource;
  importing: Importing;
}

/** The kinds of records that the caller may add to, and that a spreadsheet can hold. */
export const kindsFor = ({ features }: Pick<Registry, 'features'>, request: FastifyRequest): Kind[] => {
  const { role } = signedIn(request).user;
  return features.flatMap(({ resource, importing }) =>
    resource && importing && mayAdd(role, resource) ? { resource, importing } : [],
  );
};

const mayAdd = (role: Role, { area }: Resource) => reach(role, `${area}:create`) === 'all';
const mayEdit = (role: Role, { area }: Resource) => reach(role, `${area}:edit`) === 'all';

/** Whether somebody may have all of an import done in their name. */
export const mayImport = (role: Role, resource: Resource, onDuplicate: Row<'imports'>['onDuplicate']) =>
  reach(role, 'imports:use') === 'all' &&
  mayAdd(role, resource) &&
  (onDuplicate === 'skip' || mayEdit(role, resource));

export function kindNamed(registry: Pick<Registry, 'features'>, request: FastifyRequest, name: string): Kind {
  const sentence = 'Choose what the file is a list of.';
  if (!registry.features.some(({ resource, importing }) => importing && resource?.name === name))
    throw new AppError(400, 'invalid_input', sentence, { resource: sentence });
  const kind = kindsFor(registry, request).find(({ resource }) => resource.name === name);
  if (!kind) throw forbidden();
  return kind;
}

/** What is put into records that are there is an edit. */
export function requireEdit(request: FastifyRequest, resource: Resource) {
  if (!mayEdit(signedIn(request).user.role, resource)) throw forbidden();
}

const forbidden = () => new AppError(403, 'forbidden', 'You are not allowed to do this.');

/** An import is its maker's; admins see all of them. */
export const ownImports = (db: Database, request: FastifyRequest) => {
  const { _id, role } = signedIn(request).user;
  return db
    .selectFrom('imports')
    .where('status', '!=', 'reading')
    .$if(role !== 'admin', (some) => some.where('userId', '=', _id));
};

export async function findImport(
  registry: Pick<Registry, 'features'>,
  db: Database,
  request: FastifyRequest,
  id: string,
): Promise<Kind & { found: Row<'imports'> }> {
  const found = await ownImports(db, request).selectAll().where('_id', '=', id).executeTakeFirst();
  const kind = found && kindsFor(registry, request).find(({ resource }) => resource.name === found.resource);
  if (!found || !kind) throw missing('There is no such import.');
  return { found, ...kind };
}
