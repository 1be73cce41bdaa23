import { startProduct, temporaryFolder } from './product.ts'
import { median, type Row, row } from './statistics.ts'

const rounds = 5

/** How long a built product takes until it is ready. */
export async function measureStarts(): Promise<Row[]> {
  const first: number[] = []
  const later: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const folder = temporaryFolder()
    for (const times of [first, later]) {
      const product = await startProduct(folder.path)
      times.push(product.readyMs)
      await product.stop()
    }
    folder.remove()
  }
  return [
    row('built to ready, first start (median of 5)', median(first) / 1000, 2.5, 's'),
    row('built to ready, later start (median of 5)', median(later) / 1000, 1.2, 's'),
  ]
}
