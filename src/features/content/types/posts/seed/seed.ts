import type { Post } from '../entry';
import { beforeYouPayForAds } from './before-you-pay-for-ads';
import { whatAFixedPriceCovers } from './what-a-fixed-price-covers';
import { whichSheetFirst } from './which-sheet-first';

export const posts: readonly Post[] = [whichSheetFirst, beforeYouPayForAds, whatAFixedPriceCovers];
