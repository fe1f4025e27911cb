import { dayOf, now } from '~/lib/time';
import type { Resource } from '~/resources/resource';
import { fetchFile } from './fetch-file';
import { sayNotFetched } from './outcomes';
import { saveFile } from './save-file';

/** The records that a filter finds, as a spreadsheet. */
export async function exportRecords(resource: Resource, filter: URLSearchParams) {
  try {
    const file = await fetchFile(`/records/${resource.name}/export.csv?${filter}`);
    saveFile(file, `${resource.path.replaceAll('/', '-')}-${dayOf(now())}.csv`);
  } catch (fault) {
    sayNotFetched('The export failed.', fault);
  }
}
