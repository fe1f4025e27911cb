import { websiteKind } from '~/features/content/website-kind';
import { type Permission, type Role, reach } from '~/model/permissions';
import { keepsSpam, type Resource, titleField } from '~/model/resource';

/** What activity is told of: records of every kind, and what the site says. */
export interface Kind {
  name: string;
  title: string;
  table: string;
  titledBy: string;
  /** What else is read of one to know where it is opened. */
  addressedBy: readonly string[];
  addressOf: (row: Readonly<Record<string, unknown>>) => string;
  keepsSpam: boolean;
  readBy: Permission;
  deletedBy: Permission;
}

const kindOf = (resource: Resource): Kind => ({
  name: resource.name,
  title: resource.title,
  table: resource.table,
  titledBy: titleField(resource),
  addressedBy: [],
  addressOf: ({ _id }) => `/dashboard/${resource.path}?record=${_id}`,
  keepsSpam: keepsSpam(resource),
  readBy: `${resource.area}:read`,
  deletedBy: `${resource.area}:delete`,
});

const website: Kind = {
  ...websiteKind,
  titledBy: 'title',
  addressedBy: ['collection'],
  addressOf: ({ _id, collection }) => `/dashboard/content/${collection}/${_id}`,
  keepsSpam: false,
  readBy: 'content:read',
  deletedBy: 'content:publish',
};

/** Those of which somebody with that role may read all. */
export const kindsFor = (role: Role, resources: readonly Resource[]): readonly Kind[] =>
  [...resources.map(kindOf), website].filter(({ readBy }) => reach(role, readBy) === 'all');

export const kindCalled = (name: string, resources: readonly Resource[]) =>
  [...resources, websiteKind].find((one) => one.name === name);
