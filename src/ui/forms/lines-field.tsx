import { type ComponentProps, useEffect, useRef } from 'react';
import { TextAreaField } from './field';

/** Typed one item per line, sent as a JSON list of them. The text stays as it was typed. */
export function LinesField(props: ComponentProps<typeof TextAreaField>) {
  const { name } = props;
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const form = ref.current?.form;
    const asList = ({ formData }: FormDataEvent) =>
      formData.set(name, JSON.stringify(linesOf(String(formData.get(name) ?? ''))));
    form?.addEventListener('formdata', asList);
    return () => form?.removeEventListener('formdata', asList);
  }, [name]);
  return <TextAreaField {...props} ref={ref} />;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
