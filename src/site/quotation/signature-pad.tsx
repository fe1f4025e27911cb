import { type PointerEvent, useState } from 'react';
import { LONGEST_SIGNATURE, SIGNATURE_BOX } from '~/features/quotation/signature';
import { Button } from '~/ui/button';

const { width, height } = SIGNATURE_BOX;
/** `L599 199` */
const LONGEST_POINT = 8;

/** A field to sign in by finger, pen or mouse. What is drawn travels as its points. */
export default function SignaturePad() {
  const [path, setPath] = useState('');
  const [isDrawing, setIsDrawing] = useState(false);

  function add(event: PointerEvent<SVGSVGElement>, how: 'M' | 'L') {
    const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect();
    const x = within((width * (event.clientX - left)) / wide, width);
    const y = within((height * (event.clientY - top)) / high, height);
    const point = `${how}${x} ${y}`;
    setPath((before) => (before.length + LONGEST_POINT > LONGEST_SIGNATURE ? before : before + point));
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    setIsDrawing(true);
    add(event, 'M');
  }

  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">Your signature (optional)</p>
      <svg
        role="img"
        aria-label="Field for your signature"
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={begin}
        onPointerMove={(event) => isDrawing && add(event, 'L')}
        onPointerUp={() => setIsDrawing(false)}
        onPointerCancel={() => setIsDrawing(false)}
        className="h-auto w-full cursor-crosshair touch-none rounded-md border border-control bg-page"
      >
        <path d={path} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <input type="hidden" name="signature" value={path} />
      <p className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        Draw it with a finger, a pen or the mouse.
        {path && (
          <Button size="sm" variant="quiet" onClick={() => setPath('')}>
            Clear
          </Button>
        )}
      </p>
    </div>
  );
}

const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.round(value)));
