interface ParagraphsProps {
  of: readonly string[];
  className: string;
}

/** However many there are by now. */
export const Paragraphs = ({ of, className }: ParagraphsProps) => (
  <div className={`grid gap-5 text-lg text-muted ${className}`}>
    {of.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
