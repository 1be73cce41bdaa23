import { listen, picture, signUp, startProduct, temporaryFolder } from './product.ts'
import { median, type Row, row } from './statistics.ts'

const rounds = 5

/** How long a new user waits for the first preview and the first picture. */
export async function measureFirstPicture(): Promise<Row[]> {
  const finished: number[] = []
  const previewed: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const folder = temporaryFolder()
    const product = await startProduct(folder.path)
    const { call, token } = await signUp(product.url)
    // No person signs up and writes a prompt faster. By then the engine has loaded and the cores are idle.
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    let preview = Number.POSITIVE_INFINITY
    const started = performance.now()
    const stop = await listen(product.url, token, (type, data) => {
      if (type === 'task.progress' && (data as { preview?: string }).preview)
        preview = Math.min(preview, performance.now() - started)
    })
    const answer = await call('POST', '/api/functions/replicate-generate', picture)
    if (answer.status !== 200) throw new Error(`generating answered ${answer.status}`)
    finished.push(performance.now() - started)
    previewed.push(preview)
    stop()
    await product.stop()
    folder.remove()
  }
  return [
    row(
      'first picture of a process, from pressing the button (median of 5)',
      median(finished) / 1000,
      5,
      's',
    ),
    row('its first low-resolution preview (median of 5)', median(previewed) / 1000, 0.8, 's'),
  ]
}
