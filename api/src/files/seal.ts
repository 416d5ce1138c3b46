import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts what is stored, so that the store alone gives nothing away. */
export type Seal = {
  /** What was sealed opens under the same name alone. */
  seal: (content: Uint8Array, name: string) => Buffer;
  /** Throws where it was changed, or sealed under another name or key. */
  open: (sealed: Uint8Array, name: string) => Buffer;
};

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM: a nonce of 12 bytes, a tag of 16, then the ciphertext; the name is authenticated with them. */
export function createSeal(secret: string): Seal {
  const key = createHash('sha256').update(secret).digest();
  return {
    seal(content, name) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
      const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    open(sealed, name) {
      const bytes = Buffer.from(sealed);
      const nonce = bytes.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
  };
}
