import { answerInThread } from '~/platform/threads/answer-in-thread';
import { fonts } from '~/platform/typesetting/fonts';
import type { Paper } from './content';
import { drawPaper } from './paper';

/** Papers come in one by one, and go out as PDFs. */
answerInThread((paper: Paper) => drawPaper(paper, fonts));
