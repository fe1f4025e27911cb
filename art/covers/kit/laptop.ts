import { device, type Make, type Place, SHADOW } from './device.ts';

interface LaptopLook {
  make?: Make;
  metal: string;
  /** The dark side of the metal. */
  edge?: string;
  back?: string;
}

const makes = {
  slim: (metal: string, edge: string) => ({
    lid: { shell: '#101214', rim: '18px 18px 20px', corner: '26px 26px 0 0', inner: '9px' },
    shadow: `inset 0 0 0 2px ${edge}, ${SHADOW}`,
    deck: `left:-78px;right:-78px;height:26px;border-radius:3px 3px 22px 22px;
      background:linear-gradient(${metal},${edge} 70%,#5d6066);box-shadow:0 34px 50px -14px rgb(0 0 0 / .45)`,
    grip: 'width:190px;background:rgb(0 0 0 / .22)',
  }),
  round: (metal: string, edge: string) => ({
    lid: { shell: '#131416', rim: '20px 20px 26px', corner: '28px 28px 0 0', inner: '10px 10px 0 0' },
    shadow: '0 0 0 2px #ffffff2e inset',
    deck: `left:-4.5%;width:109%;height:30px;border-radius:3px 3px 26px 26px;
      background:linear-gradient(color-mix(in srgb, ${metal}, #fff 55%), ${metal} 45%, ${edge});
      box-shadow:0 50px 70px #0008, 0 16px 26px #0005`,
    grip: `width:15%;background:color-mix(in srgb, ${metal}, #000 22%)`,
  }),
};

/** The lid is as high as the place says; the deck stands below it. */
export function laptop(place: Place, look: LaptopLook, html: string) {
  const { make = 'round', metal, edge = `color-mix(in srgb, ${metal}, #000 38%)` } = look;
  const { lid, shadow, deck, grip } = makes[make](metal, edge);
  return device(
    place,
    { ...lid, shadow, back: look.back ?? lid.shell },
    html,
    `<span style="position:absolute;top:100%;${deck}"><span style="display:block;height:11px;margin:0 auto;
      border-radius:0 0 12px 12px;${grip}"></span></span>`,
  );
}
