export interface Skin {
  light: string;
  base: string;
  shade: string;
  deep: string;
  lip: string;
  blush: string;
}

export const skins = {
  fair: {
    light: '#f2c9a2',
    base: '#e3b085',
    shade: '#c98d62',
    deep: '#9c6442',
    lip: '#b4624c',
    blush: '#d9744f',
  },
  wheat: {
    light: '#e3b083',
    base: '#cf9566',
    shade: '#b0744a',
    deep: '#83502f',
    lip: '#9f4f3c',
    blush: '#c4603c',
  },
  brown: {
    light: '#c98f62',
    base: '#b17649',
    shade: '#915a35',
    deep: '#673c21',
    lip: '#8a4233',
    blush: '#a84e2c',
  },
  deep: {
    light: '#a76c45',
    base: '#8d5634',
    shade: '#704024',
    deep: '#4b2815',
    lip: '#743428',
    blush: '#8f3f22',
  },
} satisfies Record<string, Skin>;
