import { useEffect, useRef, useState } from 'react';
import { TextField } from '~/ui/forms/field';
import { slugOf } from '../opening-form';

interface AddressFieldProps {
  /** Nothing for a new one. */
  slug: string | undefined;
  title: string;
  wasPublic: boolean;
}

/** Left empty for a new one, it follows from the title; what it will be is read below it. */
export function AddressField({ slug, title, wasPublic }: AddressFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ title, slug: slug ?? '' });
  const isNew = slug === undefined;

  useEffect(() => {
    const form = input.current?.form;
    const read = () => {
      const beside = form?.elements.namedItem('title');
      setTyped({
        title: beside instanceof HTMLInputElement ? beside.value : '',
        slug: input.current?.value ?? '',
      });
    };
    read();
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, []);

  const suggested = typed.title.trim() ? slugOf(typed.title) : '';
  const isMoved = !isNew && wasPublic && typed.slug.trim() !== '' && typed.slug.trim() !== slug;
  const shown = typed.slug.trim() || suggested;
  return (
    <TextField
      ref={input}
      name="slug"
      label="Address"
      defaultValue={slug}
      placeholder={isNew ? suggested : undefined}
      hint={
        isMoved
          ? `/career/${shown}. Whoever comes by the old address is led here.`
          : shown
            ? `/career/${shown}`
            : 'It follows from the title.'
      }
      maxLength={80}
      pattern="\s*[a-z0-9]+(-[a-z0-9]+)*\s*"
      title="An address has small letters, figures and hyphens between them."
      className="col-span-full"
      autoComplete="off"
      spellCheck={false}
      required={!isNew}
    />
  );
}
