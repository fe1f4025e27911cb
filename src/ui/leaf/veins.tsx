import type { ComponentProps } from 'react';
import veins from './veins.svg';

/** The leaf behind the words of a page. */
export const Veins = (props: ComponentProps<'img'>) => (
  <img src={veins} alt="" width={768} height={1024} {...props} />
);
