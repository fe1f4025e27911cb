import { device, type Make, type Place, SHADOW } from './device.ts';

interface TabletLook {
  make?: Make;
  shell?: string;
  back?: string;
  shadow?: string;
}

const makes = {
  slim: {
    rim: '24px',
    corner: '40px',
    inner: '18px',
    edge: 'inset 0 0 0 2px rgb(255 255 255 / .14)',
    cast: SHADOW,
    lens: '',
  },
  round: {
    rim: '26px',
    corner: '46px',
    inner: '22px',
    edge: 'inset 0 0 0 2px #ffffff2b',
    cast: '0 0 0 1.5px #0006, 0 60px 110px #0007, 0 14px 34px #0004',
    lens: `<span style="position:absolute;left:50%;top:9px;width:9px;height:9px;border-radius:50%;
      background:#ffffff1f"></span>`,
  },
};

export function tablet(
  place: Place,
  { make = 'round', shell = '#17191c', back = shell, shadow }: TabletLook,
  html: string,
) {
  const { edge, cast, lens, ...body } = makes[make];
  return device(place, { ...body, shell, back, shadow: `${shadow ?? cast}, ${edge}` }, html, lens);
}
