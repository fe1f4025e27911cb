import { addFirstPictures } from '~/features/media/first-pictures.server';
import { picturesIn } from '~/features/media/uses.server';
import { SECOND } from '~/lib/time';
import { defineFeature } from '~/records/registry';
import { collectionTitle, seeds } from './collections';
import { contentApi } from './server/content.api';
import { contentListsApi } from './server/content-lists.api';
import { editingApi } from './server/editing.api';
import { addFirstWords } from './server/first-words';
import { forgetAuthor } from './server/forget-author';
import { freeTexts } from './server/free-texts';
import { archivedVersion } from './server/legal/archive';
import { legalApi } from './server/legal/legal.api';
import { previewApi } from './server/preview/preview.api';
import { publishDue } from './server/publish/publish-due';
import { purgeOldTrash } from './server/purge';
import { renewWords } from './server/read/words-version';

export const contentFeature = defineFeature({
  name: 'content',
  api(api, services) {
    contentApi(api, services);
    contentListsApi(api, services);
    editingApi(api, services);
    previewApi(api, services);
    legalApi(api, services);
  },
  async firstRecords(services) {
    await addFirstPictures(services, picturesIn(seeds));
    await addFirstWords(services);
    // What was due while nobody was here. What cannot be published does not keep the house closed: the next look tells of it.
    await publishDue(services.db).catch(() => {});
  },
  wasAgreedTo: async (db, version) => (await archivedVersion(db, 'policy', version)) !== undefined,
  /** The words stay; who has written them is not told any more. */
  forgetAccount: (trx, { _id }) => forgetAuthor(trx, _id),
  collectionTitle,
  freeTexts,
  /** Its pages are drawn anew. */
  afterPictureChange: renewWords,
  housekeeping: {
    step: {
      name: 'trash of the website',
      whenItFails: 'What lies in the trash of the website past its time could not be deleted',
    },
    work: purgeOldTrash,
  },
  recurring: {
    everyMs: 5 * SECOND,
    step: {
      name: 'scheduled content',
      whenItFails: 'What was to be published at a time could not be published',
    },
    work: publishDue,
  },
});
