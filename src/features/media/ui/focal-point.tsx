import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Media } from '../media';

interface FocalPointProps {
  picture: Media;
}

const STEP = 0.05;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100) / 100;
const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

/** Which part of a picture stays in sight where it is cut: by a click on it, or by the arrow keys. */
export function FocalPoint({ picture }: FocalPointProps) {
  const [{ x, y }, setPoint] = useState({ x: picture.focusX, y: picture.focusY });
  const place = `${percent(x)} from the left, ${percent(y)} from the top`;

  function click(event: MouseEvent<HTMLButtonElement>) {
    // A key that presses the button is no place in it.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setPoint({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  }

  function press(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setPoint({ x: within(x + move[0]), y: within(y + move[1]) });
  }

  return (
    <div className="grid gap-2">
      <input type="hidden" name="focusX" value={x} />
      <input type="hidden" name="focusY" value={y} />
      <button
        type="button"
        aria-label="Focal point: move it with the arrow keys"
        onClick={click}
        onKeyDown={press}
        className="relative w-full overflow-hidden rounded-md border border-line bg-sunken"
      >
        <img
          src={picture.webp960 ?? picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          className="h-auto w-full"
        />
        <span
          aria-hidden="true"
          style={{ left: percent(x), top: percent(y) }}
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-ink-950/60"
        />
      </button>
      <p className="text-sm text-muted">
        Where pages cut the picture, this point stays in sight: <span role="status">{place}</span>.
      </p>
    </div>
  );
}
