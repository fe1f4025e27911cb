import { dayOf, now } from '~/lib/time';
import type { Resource } from '~/model/resource';
import { fetchFile } from '../details/fetch-file';
import { saveFile } from '../details/save-file';
import { hasWorked, showFailed } from './outcomes';

/** The records that a filter finds, or those that were chosen, as a spreadsheet. */
export async function exportRecords(resource: Resource, which: URLSearchParams | { ids: string[] }) {
  const about = `export ${resource.name}`;
  try {
    const path = `/records/${resource.name}/export.csv`;
    const file = await (which instanceof URLSearchParams
      ? fetchFile(`${path}?${which}`)
      : fetchFile(path, which));
    saveFile(file, `${resource.path.replaceAll('/', '-')}-${dayOf(now())}.csv`);
    hasWorked(about);
  } catch (fault) {
    showFailed(fault, { words: 'The export failed.', about });
  }
}
