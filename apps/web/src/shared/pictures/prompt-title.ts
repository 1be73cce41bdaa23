/** Code points that the display type carries well: three lines beside a picture. */
const SHORT = 90

/** How a prompt stands as the title of its picture: a long one is text to read. */
export function promptTitle(prompt: string): string {
  return [...prompt].length > SHORT
    ? 'text-14 leading-normal font-medium wrap-anywhere'
    : 'heading text-22 leading-[1.16] text-pretty wrap-anywhere'
}
