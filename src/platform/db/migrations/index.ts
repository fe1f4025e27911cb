import type { Progress } from '../progress';
import type { Database } from '../schema';
import { foundation } from './0001-0020/0001-foundation';
import { history } from './0001-0020/0002-history';
import { entities } from './0001-0020/0003-entities';
import { consent } from './0001-0020/0004-consent';
import { backOffice } from './0001-0020/0005-back-office';
import { aMillionRecords } from './0001-0020/0006-a-million-records';
import { pageVersions } from './0001-0020/0007-page-versions';
import { heldNews } from './0001-0020/0008-held-news';
import { privacy } from './0001-0020/0009-privacy';
import { leases } from './0001-0020/0010-leases';
import { searchBlocks } from './0001-0020/0011-search-blocks';
import { browsers } from './0001-0020/0012-browsers';
import { secondFactor } from './0001-0020/0013-second-factor';
import { fingerprints } from './0001-0020/0014-fingerprints';
import { oneCode } from './0001-0020/0015-one-code';
import { activities } from './0001-0020/0016-activities';
import { files } from './0001-0020/0017-files';
import { blocks } from './0001-0020/0018-blocks';
import { earlierAddress } from './0001-0020/0019-earlier-address';
import { housekeeping } from './0001-0020/0020-housekeeping';
import { notices } from './0021-0040/0022-notices';
import { limits } from './0021-0040/0023-limits';
import { names } from './0021-0040/0024-names';
import { numbers } from './0021-0040/0025-numbers';
import { versions } from './0021-0040/0026-versions';
import { filters } from './0021-0040/0027-filters';
import { imports } from './0021-0040/0028-imports';
import { entries } from './0021-0040/0029-entries';
import { desk } from './0021-0040/0030-desk';
import { views } from './0021-0040/0031-views';
import { sorts } from './0021-0040/0032-sorts';
import { texts } from './0021-0040/0033-texts';
import { arrivals } from './0021-0040/0034-arrivals';
import { people } from './0021-0040/0035-people';
import { sharedNotices } from './0021-0040/0036-shared-notices';
import { sources } from './0021-0040/0039-sources';
import { reminders } from './0021-0040/0040-reminders';
import { mails } from './0041-0060/0042-mails';
import { board } from './0041-0060/0044-board';
import { importsOfThePast } from './0041-0060/0046-imports-of-the-past';
import { fewerIndexes } from './0041-0060/0047-fewer-indexes';
import { boundedImports } from './0041-0060/0049-bounded-imports';
import { content } from './0041-0060/0050-content';
import { media } from './0041-0060/0051-media';
import { addresses } from './0041-0060/0052-addresses';
import { previews } from './0041-0060/0053-previews';
import { contentEditing } from './0041-0060/0054-content-editing';
import { datedContent } from './0041-0060/0056-dated-content';
import { contentEnds } from './0041-0060/0058-content-ends';
import { quotations } from './0041-0060/0060-quotations';
import { priceList } from './0061-0080/0061-price-list';
import { papers } from './0061-0080/0062-papers';
import { whatFollowsAQuotation } from './0061-0080/0063-what-follows-a-quotation';
import { quotationTemplates } from './0061-0080/0064-quotation-templates';
import { hiring } from './0061-0080/0070-hiring';
import { linksOfAnAccount } from './0061-0080/0071-links-of-an-account';
import { endsOfApplications } from './0061-0080/0075-ends-of-applications';
import { interviewsTakenBack } from './0061-0080/0076-interviews-taken-back';
import { ratings } from './0061-0080/0078-ratings';
import { hired } from './0081-hired';
import { richWords } from './0085-rich-words';
import { whoWithdrew } from './0086-who-withdrew';
import { laterReferences } from './0087-later-references';
import { orderOfNumbers } from './0088-order-of-numbers';
import { knownWords } from './0089-known-words';
import { wordsOfApplications } from './0090-words-of-applications';
import { lettersOnTheBoard } from './0093-letters-on-the-board';
import { sourcesOfApplications } from './0095-sources-of-applications';
import { ageOfSpam } from './0098-age-of-spam';
import { searchBacklog } from './0099-search-backlog';
import { everyFigureListed } from './0100-every-figure-listed';
import { noShortNames } from './0101-no-short-names';
import { noLinksOfApplicants } from './0102-no-links-of-applicants';
import { noticesAside } from './0103-notices-aside';

/** In the order they are applied. A migration that has shipped is never edited: add the next one. Every twenty move to a folder. */
export const migrations: Record<string, (db: Database, progress: Progress) => Promise<void>> = {
  '0001-foundation': foundation,
  '0002-history': history,
  '0003-entities': entities,
  '0004-consent': consent,
  '0005-back-office': backOffice,
  '0006-a-million-records': aMillionRecords,
  '0007-page-versions': pageVersions,
  '0008-held-news': heldNews,
  '0009-privacy': privacy,
  '0010-leases': leases,
  '0011-search-blocks': searchBlocks,
  '0012-browsers': browsers,
  '0013-second-factor': secondFactor,
  '0014-fingerprints': fingerprints,
  '0015-one-code': oneCode,
  '0016-activities': activities,
  '0017-files': files,
  '0018-blocks': blocks,
  '0019-earlier-address': earlierAddress,
  '0020-housekeeping': housekeeping,
  // Once more: the rule has come to know more of what cannot be seen.
  '0021-nothing-unseen': oneCode,
  '0022-notices': notices,
  '0023-limits': limits,
  '0024-names': names,
  '0025-numbers': numbers,
  '0026-versions': versions,
  '0027-filters': filters,
  '0028-imports': imports,
  '0029-entries': entries,
  '0030-desk': desk,
  '0031-views': views,
  '0032-sorts': sorts,
  '0033-texts': texts,
  '0034-arrivals': arrivals,
  '0035-people': people,
  '0036-shared-notices': sharedNotices,
  '0039-sources': sources,
  '0040-reminders': reminders,
  '0042-mails': mails,
  '0044-board': board,
  '0046-imports-of-the-past': importsOfThePast,
  '0047-fewer-indexes': fewerIndexes,
  '0049-bounded-imports': boundedImports,
  '0050-content': content,
  '0051-media': media,
  '0052-addresses': addresses,
  '0053-previews': previews,
  '0054-content-editing': contentEditing,
  '0056-dated-content': datedContent,
  '0058-content-ends': contentEnds,
  '0060-quotations': quotations,
  '0061-price-list': priceList,
  '0062-papers': papers,
  '0063-what-follows-a-quotation': whatFollowsAQuotation,
  '0064-quotation-templates': quotationTemplates,
  '0070-hiring': hiring,
  '0071-links-of-an-account': linksOfAnAccount,
  '0075-ends-of-applications': endsOfApplications,
  '0076-interviews-taken-back': interviewsTakenBack,
  '0078-ratings': ratings,
  '0081-hired': hired,
  '0085-rich-words': richWords,
  '0086-who-withdrew': whoWithdrew,
  '0087-later-references': laterReferences,
  '0088-order-of-numbers': orderOfNumbers,
  '0089-known-words': knownWords,
  '0090-words-of-applications': wordsOfApplications,
  '0093-letters-on-the-board': lettersOnTheBoard,
  '0095-sources-of-applications': sourcesOfApplications,
  '0098-age-of-spam': ageOfSpam,
  '0099-search-backlog': searchBacklog,
  '0100-every-figure-listed': everyFigureListed,
  '0101-no-short-names': noShortNames,
  '0102-no-links-of-applicants': noLinksOfApplicants,
  '0103-notices-aside': noticesAside,
};
