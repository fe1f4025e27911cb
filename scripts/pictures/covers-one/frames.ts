/** The devices that the screens stand in. Each is placed by its outer edge, in pixels of the cover. */
interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
  turn?: string;
  shadow?: string;
}

const at = ({ x, y, w, h, turn }: Place) =>
  `position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px;${turn ? `transform:${turn};` : ''}`;

const SHADOW = '0 50px 90px -20px rgb(0 0 0 / .45), 0 18px 36px -12px rgb(0 0 0 / .3)';

export const cover = (style: string, body: string) =>
  `<style>body{position:relative} ${style}</style><body>${body}</body>`;

export function browserWindow(
  place: Place,
  look: { address: string; bar?: string; field?: string; ink?: string; dots?: readonly string[] },
  screen: string,
) {
  const { address, bar = '#ecebe8', field = '#fff', ink = '#5c5c5c' } = look;
  const dots = (look.dots ?? ['#f0655a', '#f3bd4e', '#5ac465'])
    .map((fill) => `<i style="width:14px;height:14px;border-radius:50%;background:${fill}"></i>`)
    .join('');
  return `<div style="${at(place)}border-radius:18px;overflow:hidden;box-shadow:${place.shadow ?? SHADOW};
    background:#fff">
    <div style="height:48px;background:${bar};display:flex;align-items:center;gap:9px;padding:0 20px">${dots}
      <span style="margin-left:22px;height:30px;border-radius:9px;background:${field};color:${ink};
      display:flex;align-items:center;
        padding:0 18px;font:500 15px 'Geist Variable';min-width:340px">${address}</span></div>
    <div style="position:relative;height:calc(100% - 48px);overflow:hidden">${screen}</div></div>`;
}

export function phone(
  place: Place,
  look: { time: string; ink?: string; back?: string; body?: string },
  screen: string,
) {
  const { time, ink = '#111', back = '#fff', body = '#15171a' } = look;
  const status = `<div style="position:absolute;inset:0 0 auto;height:52px;z-index:9;display:flex;
    align-items:center;justify-content:space-between;
      padding:6px 30px 0 36px;color:${ink};font:600 18px 'Geist Variable'"><span>${time}</span>
      <svg width="66" height="18" viewBox="0 0 66 18" fill="${ink}"><rect x="0" y="11" width="4" height="6"
      rx="1"/><rect x="6" y="8" width="4" height="9" rx="1"/>
      <rect x="12" y="4" width="4" height="13" rx="1"/><rect x="18" y="1" width="4" height="16" rx="1"/>
      <rect x="32.8" y="2.8" width="27" height="12.5" rx="4" fill="none" stroke="${ink}" stroke-width="1.6"/>
      <rect x="35" y="5" width="18" height="8" rx="2"/>
      <rect x="61.5" y="6.5" width="2.4" height="5" rx="1"/></svg></div>`;
  return `<div style="${at(place)}border-radius:58px;padding:11px;background:${body};
    box-shadow:${place.shadow ?? SHADOW}, inset 0 0 0 2px rgb(255 255 255 / .16)">
    <div style="position:relative;width:100%;height:100%;border-radius:47px;overflow:hidden;
    background:${back}">${status}
      <i style="position:absolute;z-index:10;top:13px;left:50%;width:96px;height:26px;margin-left:-48px;
      border-radius:20px;background:#0b0c0d"></i>
      ${screen}</div></div>`;
}

export const tablet = (place: Place, look: { body?: string; back?: string }, screen: string) =>
  `<div style="${at(place)}border-radius:40px;padding:24px;background:${look.body ?? '#17181b'};
    box-shadow:${place.shadow ?? SHADOW}, inset 0 0 0 2px rgb(255 255 255 / .14)">
    <div style="position:relative;width:100%;height:100%;border-radius:18px;overflow:hidden;
    background:${look.back ?? '#fff'}">${screen}</div></div>`;

/** Its height is that of the lid; the base stands below it. */
export function laptop(place: Place, look: { metal?: string; edge?: string; back?: string }, screen: string) {
  const { metal = '#c9ccd1', edge = '#9a9ea5', back = '#fff' } = look;
  return `<div style="${at(place)}">
    <div style="width:100%;height:100%;border-radius:26px 26px 0 0;padding:18px 18px 20px;background:#101214;
    box-shadow:inset 0 0 0 2px ${edge}, ${place.shadow ?? SHADOW}">
      <div style="position:relative;width:100%;height:100%;border-radius:9px;overflow:hidden;
      background:${back}">${screen}</div></div>
    <div style="position:absolute;left:-78px;right:-78px;top:100%;height:26px;border-radius:3px 3px 22px 22px;
      background:linear-gradient(${metal},${edge} 70%,#5d6066);box-shadow:0 34px 50px -14px rgb(0 0 0 / .45)">
      <i style="position:absolute;left:50%;margin-left:-95px;width:190px;height:11px;border-radius:0 0 12px
      12px;background:rgb(0 0 0 / .22)"></i></div></div>`;
}
