/** Width of the small files in `public/samples/small`. */
const SMALL = 480

/** The file of a sample for the width it is shown at. */
export function sampleSource(name: string, width?: number): string {
  return width !== undefined && width <= SMALL ? `/samples/small/${name}.webp` : `/samples/${name}.webp`
}
