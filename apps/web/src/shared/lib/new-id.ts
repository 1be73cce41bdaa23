/** A new UUID. `crypto.randomUUID` is there over https and on localhost only, and Easel is opened by a plain address of the house, too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // A 4 and an 8 at their places say that it is random.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}
