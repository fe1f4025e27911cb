import { useEffect } from 'react';
import { Pager } from '~/records/ui/list/head/pager';
import { SearchBox } from '~/records/ui/list/head/search-box';
import { pageIn } from '~/records/ui/list/list-state';
import { TableSheet } from '~/records/ui/list/table-sheet';
import { IconButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { useOwnParams } from '~/ui/shell/own-address';
import { Table } from '~/ui/table/table';
import type { Redirect } from '../redirects-call';
import { useRedirectActions, useRedirects } from './redirects';

const columns = [
  { title: 'Old address', field: 'from' as const, whole: true },
  { title: 'Leads to', field: 'to' as const, whole: true },
];

export function RedirectList() {
  const { q, page, show } = useAddressState();
  const redirects = useRedirects(q, page);
  const { remove } = useRedirectActions();
  const { data } = redirects;
  const lastPage = data?.pages ?? page;

  // The last one of the last page has gone.
  useEffect(() => {
    if (page > lastPage) show({ q, page: lastPage }, { replace: true });
  }, [q, page, lastPage, show]);

  const actions = (redirect: Redirect) => (
    <IconButton label={`Delete the redirect from ${redirect.from}`} onClick={() => remove(redirect)}>
      <Icon name="trash" />
    </IconButton>
  );
  return (
    <section aria-labelledby="redirects" className="mb-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="redirects" className="text-lg">
          Redirects
        </h2>
        <SearchBox
          label="Search by a part of an address"
          placeholder="Part of an address"
          q={q}
          onSearch={(text) => show({ q: text, page: 1 }, { replace: true })}
        />
      </div>
      <TableSheet fault={redirects.error} onRetry={redirects.refetch}>
        <Table
          caption="Redirects"
          columns={columns}
          rows={page > lastPage ? undefined : data?.items}
          rowKey="_id"
          heading="from"
          actions={actions}
          skeletonRows={3}
          empty={
            <EmptyState title={q ? `No redirect has “${q}” in it.` : 'No redirects yet.'}>
              {!q && 'A page that gets another address leaves one by itself.'}
            </EmptyState>
          }
        />
      </TableSheet>
      <Pager page={Math.min(page, lastPage)} pages={lastPage} onPage={(next) => show({ q, page: next })} />
    </section>
  );
}

/** Which redirects, in the address of the page. */
function useAddressState() {
  const [params, setParams] = useOwnParams();
  function show({ q, page }: { q: string; page: number }, options?: { replace?: boolean }) {
    const address = new URLSearchParams({ ...(q ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}) });
    setParams(address, { preventScrollReset: true, ...options });
  }
  return { q: params.get('q') ?? '', page: pageIn(params), show };
}
