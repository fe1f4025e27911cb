import { Icon } from '~/ui/icon';

/** What did not work, in words; announced when it appears. */
export const Fault = ({ words }: { words: string }) => (
  <div role="alert" className="empty:hidden">
    {words && (
      <p className="flex gap-2 font-medium text-danger wrap-anywhere">
        <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
        {words}
      </p>
    )}
  </div>
);
