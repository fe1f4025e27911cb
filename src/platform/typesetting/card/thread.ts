import { answerInThread } from '~/platform/threads/answer-in-thread';
import { fonts } from '~/platform/typesetting/fonts';
import { outlinesIn } from '~/platform/typesetting/outlines';
import { type Card, drawCard } from './card';

const outlines = outlinesIn(fonts);

/** Cards come in one by one, and go out as SVGs. */
answerInThread((card: Card) => drawCard(card, outlines));
