/** Max code points in display type: three lines beside a picture. */
const SHORT = 90

/** A prompt as its picture's title; long ones use text type. */
export function promptTitle(prompt: string): string {
  return [...prompt].length > SHORT
    ? 'text-14 leading-normal font-medium wrap-anywhere'
    : 'heading text-22 leading-[1.16] text-pretty wrap-anywhere'
}
