import { AppError } from '~/lib/errors';
import { dayOf, now } from '~/lib/time';
import type { Resource } from '~/resources/resource';
import { toast } from '~/ui/toast';
import { fetchFile } from './fetch-file';
import { saveFile } from './save-file';

/** The records that a filter finds, as a spreadsheet. */
export async function exportRecords(resource: Resource, filter: URLSearchParams) {
  try {
    const file = await fetchFile(`/records/${resource.name}/export.csv?${filter}`);
    saveFile(file, `${resource.path.replaceAll('/', '-')}-${dayOf(now())}.csv`);
  } catch (fault) {
    toast.error('The export failed.', fault instanceof AppError ? { detail: fault.message } : {});
  }
}
