/** How the fragment of an address begins that holds a fingerprint: known before the part that reads it is loaded. */

export const FINGERPRINT = '#fp='

export const hasFingerprint = (hash: string): boolean => hash.startsWith(FINGERPRINT)
