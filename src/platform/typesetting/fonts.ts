import type { Fonts } from './font-of';
import display from './fonts/bricolage-grotesque-bold.ttf?inline';
import bengali from './fonts/noto-sans-bengali-regular.ttf?inline';
import bold from './fonts/noto-sans-bold.ttf?inline';
import devanagariBold from './fonts/noto-sans-devanagari-bold.ttf?inline';
import devanagari from './fonts/noto-sans-devanagari-regular.ttf?inline';
import gujarati from './fonts/noto-sans-gujarati-regular.ttf?inline';
import gurmukhi from './fonts/noto-sans-gurmukhi-regular.ttf?inline';
import kannada from './fonts/noto-sans-kannada-regular.ttf?inline';
import malayalam from './fonts/noto-sans-malayalam-regular.ttf?inline';
import oriya from './fonts/noto-sans-oriya-regular.ttf?inline';
import regular from './fonts/noto-sans-regular.ttf?inline';
import tamil from './fonts/noto-sans-tamil-regular.ttf?inline';
import telugu from './fonts/noto-sans-telugu-regular.ttf?inline';

/** A font as it stands in the program itself: `data:…;base64,` and its bytes. */
const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** They are in the program that imports them: a thread of its own, and nothing else. */
export const fonts: Fonts = {
  display: bytesOf(display),
  regular: bytesOf(regular),
  bold: bytesOf(bold),
  devanagari: bytesOf(devanagari),
  'devanagari-bold': bytesOf(devanagariBold),
  bengali: bytesOf(bengali),
  gujarati: bytesOf(gujarati),
  gurmukhi: bytesOf(gurmukhi),
  kannada: bytesOf(kannada),
  malayalam: bytesOf(malayalam),
  oriya: bytesOf(oriya),
  tamil: bytesOf(tamil),
  telugu: bytesOf(telugu),
};
