import { dayOf, now } from '~/lib/time';
import type { Resource } from '~/model/resource';
import { fetchFile } from '../details/fetch-file';
import { saveFile } from '../details/save-file';
import { hasWorked, showFailed } from './outcomes';

/** The records that a filter finds, as a spreadsheet. */
export async function exportRecords(resource: Resource, filter: URLSearchParams) {
  const about = `export ${resource.name}`;
  try {
    const file = await fetchFile(`/records/${resource.name}/export.csv?${filter}`);
    saveFile(file, `${resource.path.replaceAll('/', '-')}-${dayOf(now())}.csv`);
    hasWorked(about);
  } catch (fault) {
    showFailed(fault, { words: 'The export failed.', about });
  }
}
