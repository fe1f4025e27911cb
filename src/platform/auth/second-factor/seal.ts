import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const SEALED = 'sealed:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Secrets that must be read again, unlike passwords, are encrypted with the operator's key (AES-256-GCM): whoever reads
 * the database or a backup cannot use them. Without a key they are kept as they are. Each is bound to its owner, so that
 * it opens nothing in another row.
 */
export function sealer(secretKey: string | undefined, purpose: string) {
  const key = secretKey && Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
  return {
    seal(text: string, owner: string) {
      if (!key) return text;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return SEALED + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },

    /** Undefined: it was sealed with another key, or altered. */
    open(stored: string, owner: string) {
      if (!stored.startsWith(SEALED)) return stored;
      if (!key) return undefined;
      const bytes = Buffer.from(stored.slice(SEALED.length), 'base64url');
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        const rest = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
