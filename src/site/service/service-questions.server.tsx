import type { Service } from '~/features/content/types/services/entry';
import { Icon } from '~/ui/icon';
import { useWords } from '../words.server';

export function ServiceQuestions({ questions }: Pick<Service, 'questions'>) {
  const heading = useWords('site').services.questions;
  return (
    <section className="wrap grid gap-x-16 gap-y-8 py-20 lg:grid-cols-[1fr_2fr] lg:py-28">
      <h2 className="text-3xl">
        {heading.plain} <span className="text-accent">{heading.green}</span>
      </h2>
      <div className="border-b border-line">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group border-t border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3 className="text-xl">{question}</h3>
              <Icon
                name="plus"
                className="size-6 shrink-0 text-accent transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-2xl pb-7 text-lg text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
