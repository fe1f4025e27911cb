import { useTypedSearch } from '~/ui/forms/typed-search';

/** By the beginning of the address that a mail went to. */
export function MailSearch({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useTypedSearch(q, onSearch);
  return (
    <search className="w-full sm:w-72">
      <input
        type="search"
        aria-label="Search by the beginning of an address"
        placeholder="Address begins with"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="control"
      />
    </search>
  );
}
