import { useId } from 'react';
import { Select } from '~/ui/select';
import { pageSizes } from '../list-state';

interface PageSizeProps {
  total: number;
  value: number;
  onChange: (size: number) => void;
}

/** How many rows a page has; only where the smallest does not show all. */
export function PageSize({ total, value, onChange }: PageSizeProps) {
  const id = useId();
  if (total <= pageSizes[0]) return null;
  return (
    <span className="flex items-center gap-2 text-sm text-muted">
      <label htmlFor={id}>Rows</label>
      <Select
        id={id}
        aria-label="Rows on a page"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="min-h-9 w-auto py-0 text-sm max-sm:min-h-11"
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </span>
  );
}
