import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const variants = {
  primary: 'filled bg-action text-on-action hover:bg-action-hover',
  secondary: 'border border-control text-text hover:border-text',
  quiet: 'text-text hover:bg-sunken',
  danger: 'filled bg-danger text-surface hover:opacity-90',
  /** On a ground of the action's own colour. */
  inverse: 'filled bg-ink-950 text-white hover:bg-ink-800',
};

const sizes = {
  sm: 'min-h-9 px-3 text-sm max-sm:min-h-11',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
};

/** For an element that cannot be one of the components below. */
export const buttonLook = ({ variant = 'primary', size = 'md' }: Look, className?: string) =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-md font-semibold transition-colors select-none',
    variants[variant],
    sizes[size],
    className,
  );

interface ButtonProps extends ComponentProps<'button'>, Look {
  busy?: boolean;
  /** What the button says while it is busy. */
  busyLabel?: string;
}

/** While busy it stays focusable, so that the keyboard does not lose its place; it only stops answering. */
export function Button({
  variant,
  size,
  busy,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={buttonLook(
        { variant, size },
        classNames(busy && 'opacity-70', 'disabled:opacity-50', className),
      )}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonLook({ variant, size }, className)} />;
}

/** For a link that looks like one of those below. */
export const iconButtonLook = (className?: string, size = 'size-10 max-sm:size-11') =>
  classNames(
    size,
    'inline-flex shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-text',
    className,
  );

/** A square button that shows a drawing only; its name is said, and shown on hover. */
export function IconButton({
  label,
  size,
  className,
  ...rest
}: ComponentProps<'button'> & { label: string; size?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={iconButtonLook(className, size)}
    />
  );
}
