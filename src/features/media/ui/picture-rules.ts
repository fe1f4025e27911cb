import { LARGEST_MEDIA_BYTES } from '~/lib/file-words';

/** What the library takes. */
export const pictureRules = {
  accept: 'image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp,image/avif,.avif',
  kinds: 'JPG, PNG, WebP, or AVIF',
  maxBytes: LARGEST_MEDIA_BYTES,
};
