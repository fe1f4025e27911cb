import type { SVGProps } from 'react';
import { unmarked } from '../words.server';

interface FittedTextProps extends Omit<SVGProps<SVGTextElement>, 'fontSize'> {
  children: string;
  size: number;
  /** How far it may reach, in the units of the drawing. */
  room: number;
}

/** How wide a letter is at the most, as a share of its size; what no rule is for belongs to another script. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ .,:;'’|!()ijl-]/, 0.34],
  [/[mwMW@%]/, 0.95],
  [/[a-z]/, 0.6],
  [/[!-~]/, 0.72],
];

const widthOf = (letter: string) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1;

/** Words within a drawing. They break into no second line there: what is too long for its room is written smaller. */
export function FittedText({ children, size, room, ...look }: FittedTextProps) {
  const wide = Array.from(unmarked(children)).reduce((sum, letter) => sum + widthOf(letter), 0) * size;
  return (
    <text {...look} fontSize={wide > room ? (size * room) / wide : size}>
      {children}
    </text>
  );
}
