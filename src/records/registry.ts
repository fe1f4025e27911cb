import { keepsSpam, type Resource } from '~/model/resource';
import type { Feature, Registry } from '~/platform/http/services';

type Declaration = Omit<Feature, 'name'> & ({ name: string } | { resource: Resource });

/** A feature that is about a kind of record goes by its name. */
export const defineFeature = (declared: Declaration): Feature => ({
  ...declared,
  name: 'name' in declared ? declared.name : declared.resource.name,
});

/** The features, and what the browser lists of them. What does not fit together is found here, and nothing starts. */
export function registryOf(features: readonly Feature[], resources: readonly Resource[]): Registry {
  const kinds = features.flatMap(({ resource }) => resource ?? []);
  refuse('Two features are called', twiceIn(features));
  refuse('Two mails are called', twiceIn(mailsOf(features)));
  refuse('Two features have the table', twiceIn(kinds.map(({ table: name }) => ({ name }))));
  refuse('Two features have the page /dashboard/', twiceIn(kinds.map(({ path: name }) => ({ name }))));
  refuse('The browser lists a resource that no feature has:', missingIn(kinds, resources));
  refuse('A feature has a resource that the browser does not list:', missingIn(resources, kinds));
  const unsaid = kinds.filter(({ row, person }) => 'email' in row.shape && !person);
  refuse('It holds people, and does not say what of it is theirs:', unsaid);
  const unannounced = features.filter(
    ({ resource, submission }) => (resource !== undefined && keepsSpam(resource)) !== Boolean(submission),
  );
  refuse('Either visitors send it, and it has mails and a spam folder, or neither:', unannounced);
  const unread = features.filter(
    ({ resource, importing }) => (resource?.importable ?? false) !== Boolean(importing),
  );
  refuse('Either it can be imported, and says what a row must be, or neither:', unread);
  const unruled = features.filter(
    ({ resource, bulk }) =>
      ![
        ...(resource?.bulk ?? []),
        ...(resource?.bulkWith ?? []),
        ...(resource?.bulkAsks ? [resource.bulkAsks.field] : []),
      ].every((field) => field in (bulk?.form.shape ?? {})),
  );
  refuse('It offers a field for many records at once, and has no rule for it:', unruled);
  return { features, resources };
}

/** All mails that may be sent. */
export const mailsOf = (features: Registry['features']) =>
  features.flatMap(({ mails = [], submission }) => [...mails, ...Object.values(submission ?? {})]);

/** What a kind of record has declared. */
export function featureOf({ features }: Pick<Registry, 'features'>, { name }: Resource): Feature {
  const found = features.find(({ resource }) => resource?.name === name);
  if (!found) throw new Error(`${name} is no feature's: it is missing in the list of features`);
  return found;
}

/** What a change sets, with what follows from it: to take it back is to put all of them back. */
export function fieldsSetBy(
  registry: Pick<Registry, 'features'>,
  resource: Resource,
  set: Record<string, unknown>,
): string[] {
  const { alsoStored } = featureOf(registry, resource);
  const followed = Object.keys(alsoStored?.(set, 'edited') ?? {}).filter(
    (field) => field in resource.row.shape,
  );
  return [...new Set([...Object.keys(set), ...followed])];
}

interface Named {
  name: string;
}

const twiceIn = (all: readonly Named[]) =>
  all.filter(({ name }, index) => all.findIndex((other) => other.name === name) < index);

const missingIn = (listed: readonly Named[], all: readonly Named[]) =>
  all.filter(({ name }) => listed.every((other) => other.name !== name));

function refuse(why: string, found: readonly Named[]) {
  if (found.length > 0) throw new Error(`${why} ${found.map(({ name }) => name).join(', ')}`);
}
