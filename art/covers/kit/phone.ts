import { device, type Make, type Place, SHADOW } from './device.ts';

interface PhoneLook {
  make?: Make;
  shell?: string;
  back?: string;
  /** Lays a clock and a battery over the top of the screen. */
  status?: { time: string; ink: string };
}

const makes = {
  slim: () => ({
    rim: 11,
    corner: 58,
    island: { top: 13, width: 96, height: 26 },
    shadow: `${SHADOW}, inset 0 0 0 2px rgb(255 255 255 / .16)`,
  }),
  round: (width: number) => {
    const rim = Math.round(width * 0.03);
    return {
      rim,
      corner: Math.round(width * 0.15),
      island: { top: rim * 1.1, width: width * 0.27, height: width * 0.072 },
      shadow: '0 0 0 2px #ffffff26 inset, 0 0 0 1.5px #0005, 0 50px 90px #0006, 0 12px 28px #0004',
    };
  },
};

/** Its height follows the width, unless the place says it. */
export function phone(
  place: Omit<Place, 'height'> & { height?: number },
  { make = 'round', shell = '#15171a', back = shell, status }: PhoneLook,
  html: string,
) {
  const { width, height = Math.round(width * 2.07) } = place;
  const { rim, corner, island, shadow } = makes[make](width);
  return device(
    { ...place, height },
    {
      shell,
      rim: `${rim}px`,
      corner: `${corner}px`,
      shadow,
      inner: `${corner - rim}px`,
      back,
    },
    `${status ? statusOver(status.time, status.ink) : ''}${html}
    <i style="position:absolute;z-index:10;left:50%;top:${island.top}px;width:${island.width}px;
      height:${island.height}px;margin-left:${island.width / -2}px;border-radius:99px;background:#0b0c0d"></i>`,
  );
}

const statusOver = (time: string, ink: string) =>
  `<div style="position:absolute;inset:0 0 auto;height:52px;z-index:9;display:flex;align-items:center;
    justify-content:space-between;padding:6px 30px 0 36px;color:${ink};
    font:600 18px 'Geist Variable'"><span>${time}</span>
    <svg width="66" height="18" viewBox="0 0 66 18" fill="${ink}"><rect x="0" y="11" width="4" height="6"
    rx="1"/><rect x="6" y="8" width="4" height="9" rx="1"/>
    <rect x="12" y="4" width="4" height="13" rx="1"/><rect x="18" y="1" width="4" height="16" rx="1"/>
    <rect x="32.8" y="2.8" width="27" height="12.5" rx="4" fill="none" stroke="${ink}" stroke-width="1.6"/>
    <rect x="35" y="5" width="18" height="8" rx="2"/>
    <rect x="61.5" y="6.5" width="2.4" height="5" rx="1"/></svg></div>`;

/** A clock and a battery as the first line of a screen, in the size of its type. */
export const phoneBar = (time: string, colour: string, size: number) =>
  `<div style="display:flex;justify-content:space-between;align-items:center;
  padding:${size * 0.75}px ${size * 1.7}px 0;
    font:650 ${size}px 'Geist Variable';color:${colour}"><span>${time}</span>
    <span style="display:flex;align-items:center;gap:${size * 0.3}px">
    <svg width="${size}" height="${size * 0.72}" viewBox="0 0 20 14" fill="${colour}"><path d="M0 10h3v4H0z
    M5 7h3v7H5zM10 4h3v10h-3zM15 0h3v14h-3z"/></svg>
    <svg width="${size * 1.5}" height="${size * 0.72}" viewBox="0 0 30 14" fill="none" stroke="${colour}"
    stroke-width="1.6"><rect x="1" y="1" width="25" height="12" rx="3.5"/><path d="M28.5 5v4"/><rect x="3.5"
    y="3.5" width="16" height="7" rx="1.5" fill="${colour}" stroke="none"/></svg></span></div>`;
