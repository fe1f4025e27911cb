/** Where a device stands on the cover, in pixels of the 1200 by 800 picture. It may run over the edge. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** A CSS transform. */
  turn?: string;
}

const CSS = `
  body { position: relative; }
  .device { position: absolute; isolation: isolate; }
  .screen { position: relative; width: 100%; height: 100%; overflow: hidden; background: inherit; }
  .bar { display: flex; align-items: center; gap: 10px; height: 52px; padding: 0 22px; }
  .bar i { width: 13px; height: 13px; border-radius: 50%; background: currentColor; opacity: .22; }
  .bar b { margin: 0 auto; padding: 7px 26px; border-radius: 99px; font: 500 17px "Geist Variable";
  opacity: .78; }
`;

/** The page of a cover: its ground, its own rules and what stands on it. */
export const cover = (ground: string, css: string, html: string) =>
  `<style>${CSS} body { background: ${ground}; } ${css}</style><body>${html}</body>`;

const at = ({ left, top, width, height, turn }: Place) =>
  `left:${left}px;top:${top}px;width:${width}px;height:${height}px;${turn ? `transform:${turn};` : ''}`;

interface BrowserLook {
  address: string;
  bar?: string;
  ink?: string;
  shadow?: string;
}

export function browser(place: Place, look: BrowserLook, html: string) {
  const { address, bar = '#f4f3f0', ink = '#333', shadow = '0 40px 90px #0006, 0 6px 20px #0003' } = look;
  return `<div class="device" style="${at(place)}border-radius:18px;overflow:hidden;box-shadow:${shadow};
  background:${bar}">
    <div class="bar" style="color:${ink}"><i></i><i></i><i></i>
    <b style="background:color-mix(in srgb, ${ink} 8%, transparent)">${address}</b><i style="opacity:0"></i><i style="opacity:0"></i></div>
    <div class="screen" style="height:calc(100% - 52px)">${html}</div></div>`;
}

/** The height follows the width. */
export function phone(
  { left, top, width, turn = '' }: Omit<Place, 'height'>,
  html: string,
  shell = '#15171a',
) {
  const rim = Math.round(width * 0.03);
  const round = Math.round(width * 0.15);
  const place = at({ left, top, width, height: Math.round(width * 2.07), turn });
  return `<div class="device" style="${place}padding:${rim}px;border-radius:${round}px;background:${shell};
    box-shadow:0 0 0 2px #ffffff26 inset, 0 0 0 1.5px #0005, 0 50px 90px #0006, 0 12px 28px #0004">
    <div class="screen" style="border-radius:${round - rim}px">${html}
    <span style="position:absolute;left:50%;top:${rim * 1.1}px;width:${width * 0.27}px;
    height:${width * 0.072}px;
      margin-left:${width * -0.135}px;border-radius:99px;background:#0b0c0d"></span></div></div>`;
}

export function tablet(place: Place, html: string, shell = '#17191c') {
  return `<div class="device" style="${at(place)}padding:26px;border-radius:46px;background:${shell};
    box-shadow:0 0 0 2px #ffffff2b inset, 0 0 0 1.5px #0006, 0 60px 110px #0007, 0 14px 34px #0004">
    <div class="screen" style="border-radius:22px">${html}</div>
    <span style="position:absolute;left:50%;top:9px;width:9px;height:9px;border-radius:50%;
    background:#ffffff1f"></span></div>`;
}

/** The lid is as high as the place says; the deck stands below it. */
export function laptop(place: Place, html: string, deck = '#c9cacb') {
  return `<div class="device" style="${at(place)}padding:20px 20px 26px;border-radius:28px 28px 0 0;
  background:#131416;
    box-shadow:0 0 0 2px #ffffff2e inset">
    <div class="screen" style="border-radius:10px 10px 0 0">${html}</div>
    <span style="position:absolute;left:-4.5%;top:100%;width:109%;height:30px;border-radius:3px 3px 26px 26px;
      background:linear-gradient(color-mix(in srgb, ${deck}, #fff 55%), ${deck} 45%, color-mix(in srgb, ${deck}, #000 38%));
      box-shadow:0 50px 70px #0008, 0 16px 26px #0005">
      <span style="display:block;width:15%;height:11px;margin:0 auto;border-radius:0 0 12px 12px;
        background:color-mix(in srgb, ${deck}, #000 22%)"></span></span></div>`;
}
