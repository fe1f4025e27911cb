import { useTypedSearch } from '~/ui/forms/typed-search';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  q: string;
  onSearch: (text: string) => void;
}

/** A text that a list is searched for, where there is one way to search it. */
export function SearchBox({ label, placeholder, q, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useTypedSearch(q, onSearch);
  return (
    <search className="w-full sm:w-72">
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="control"
      />
    </search>
  );
}
