import { picture, signUp, startProduct, temporaryFolder } from './product.ts'
import { percentile, type Row, row } from './statistics.ts'

/** How long API calls take while the engine fills both cores. */
export async function measureApiUnderLoad(): Promise<Row[]> {
  const folder = temporaryFolder()
  const product = await startProduct(folder.path, { DEFAULT_TIER: 'pro' })
  const { call } = await signUp(product.url)
  await call('PATCH', '/api/queue', { concurrency: 4 })
  for (const seed of [1, 11])
    await call('POST', '/api/queue', {
      prompt: picture.prompt,
      style: 'photorealistic',
      quality: 'standard',
      aspect_ratio: '1:1',
      seed,
      count: 10,
    })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const times: number[] = []
  const paths = ['/api/limits', '/api/generations?limit=10', '/api/preferences', '/api/queue']
  for (let index = 0; index < 400; index += 1) {
    const started = performance.now()
    await call('GET', paths[index % paths.length] ?? '/api/limits')
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await product.stop()
  folder.remove()
  return [
    row('API call while the engine fills both cores, p50 of 400', percentile(times, 0.5), 60, 'ms'),
    row('API call while the engine fills both cores, p99 of 400', percentile(times, 0.99), 60, 'ms'),
  ]
}
