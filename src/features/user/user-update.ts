import { callApi } from '~/lib/api';
import { AppError } from '~/lib/errors';
import type { AnyRecord, ChangeCall } from '~/model/resource';
import type { Sent } from '~/records/ui/list/record-actions';

/** The contract has a call for the role and two for blocking; what goes beyond one of them is one call for all of it. */
export async function updateUser(row: AnyRecord, { values }: Sent) {
  const { isBlocked, ...texts } = values;
  const { version } = row;
  const changed: Record<string, unknown> = Object.fromEntries(
    Object.entries(texts).filter(([field, value]) => value !== row[field]),
  );
  const blocks = isBlocked === undefined ? row.isBlocked : isBlocked === 'true';
  if (blocks !== row.isBlocked) changed.isBlocked = blocks;
  const fields = Object.keys(changed);
  if (fields.length === 0) throw new AppError(400, 'invalid_input', 'There is nothing to change.');
  const [only] = fields.length === 1 ? fields : [];
  if (only === 'role') {
    return callApi<ChangeCall>('PUT', `/user/edit-role/${row._id}`, {
      body: { role: changed.role, version },
    });
  }
  if (only === 'isBlocked') {
    return callApi<ChangeCall>('PUT', `/user/${blocks ? 'block' : 'unblock'}-user/${row._id}`, {
      body: { version },
    });
  }
  return callApi<ChangeCall>('PUT', '/user/edit-user', { body: { _id: row._id, ...changed, version } });
}
