import { bytesInWords, inFigures } from '~/lib/figures';
import { toPage, useListState } from '~/records/ui/list/list-state';
import { media } from './media';
import { Library } from './ui/library';
import { usePictures, useSpace } from './ui/media-calls';
import { MediaPanel } from './ui/media-panel';

export default function MediaPage() {
  const { state, change } = useListState(media);
  const { data: pictures } = usePictures(state);
  const { data: space } = useSpace();
  return (
    <>
      <h1 className="mb-3 text-2xl">
        {media.title}
        {pictures && (
          <span className="ml-3 font-text text-base leading-none font-normal text-muted tabular-nums">
            {inFigures(pictures.total)}
          </span>
        )}
      </h1>
      <Library
        q={state.q}
        page={state.page}
        onChange={({ q = state.q, page }) => change({ q, ...toPage(page) }, { replace: q !== state.q })}
        onOpen={({ _id }) => change({ record: _id })}
      >
        {space && (
          <p className="ml-auto text-sm text-muted">Uploaded pictures take {bytesInWords(space.bytes)}</p>
        )}
      </Library>
      <MediaPanel id={state.record} onClose={() => change({ record: '' })} />
    </>
  );
}
