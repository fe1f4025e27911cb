import { at, type Place, SHADOW } from './device.ts';

interface BrowserLook {
  address: string;
  bar?: string;
  ink?: string;
  /**
   * The colour of a field at the left for the address, beside three coloured dots. Without it the address stands in the
   * middle and all of the bar is of its ink.
   */
  field?: string;
  shadow?: string;
}

export function browser(place: Place, look: BrowserLook, html: string) {
  const { bar = '#ecebe8', ink = '#5c5c5c', shadow = look.field ? SHADOW : SOFT_SHADOW } = look;
  const { height, gap, edge, parts } = look.field
    ? fieldBar(look.address, ink, look.field)
    : plainBar(look.address, ink);
  const [window, strip] = look.field ? ['#fff', bar] : [bar, 'none'];
  // What lies in layers in this window stays behind a device that stands before it.
  return `<div style="${at(place)}isolation:isolate;border-radius:18px;overflow:hidden;box-shadow:${shadow};
    background:${window}">
    <div style="height:${height}px;background:${strip};display:flex;align-items:center;gap:${gap}px;
    padding:0 ${edge}px">${parts}</div>
    <div style="position:relative;height:calc(100% - ${height}px);overflow:hidden">${html}</div></div>`;
}

const SOFT_SHADOW = '0 40px 90px #0006, 0 6px 20px #0003';

const dot = (size: number, look: string) =>
  `<i style="width:${size}px;height:${size}px;border-radius:50%;${look}"></i>`;

const fieldBar = (address: string, ink: string, field: string) => ({
  height: 48,
  gap: 9,
  edge: 20,
  parts: `${['#f0655a', '#f3bd4e', '#5ac465'].map((colour) => dot(14, `background:${colour}`)).join('')}
    <span style="display:flex;align-items:center;margin-left:22px;height:30px;min-width:340px;padding:0 18px;
    border-radius:9px;background:${field};color:${ink};font:500 15px 'Geist Variable'">${address}</span>`,
});

const plainBar = (address: string, ink: string) => ({
  height: 52,
  gap: 10,
  edge: 22,
  parts: `${dot(13, `background:${ink};opacity:.22`).repeat(3)}
    <b style="margin:0 auto;padding:7px 26px;border-radius:99px;font:500 17px 'Geist Variable';opacity:.78;
    color:${ink};background:color-mix(in srgb, ${ink} 8%, transparent)">${address}</b>${dot(13, '').repeat(2)}`,
});
