import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../src/platform/storage/s3-storage.ts'

const SERVERS = ['object', 'container', 'account', 'proxy'] as const

/** OpenStack Swift with its S3 face, from Debian's packages: a real server of another maker than the client. */
export const hasSwift = SERVERS.every(
  (name) => spawnSync('which', [`swift-${name}-server`], { stdio: 'ignore' }).status === 0,
)

/** A Swift of one disk in a temporary folder, with an empty bucket. */
export async function startSwift(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'easel-swift-'))
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true })
  const ports = await freePorts(SERVERS.length)
  const portOf = (name: (typeof SERVERS)[number]) => ports[SERVERS.indexOf(name)] ?? 0
  writeFileSync(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = s\nswift_hash_path_prefix = p\n[storage-policy:0]\nname = default\ndefault = yes\n',
  )
  for (const name of ['object', 'container', 'account'] as const) {
    makeRing(folder, name, portOf(name))
    writeFileSync(join(folder, `${name}.conf`), storageServer(folder, name, portOf(name)))
  }
  writeFileSync(join(folder, 'proxy.conf'), proxyServer(folder, portOf('proxy')))
  const children = SERVERS.map((name) =>
    spawn(`swift-${name}-server`, [join(folder, `${name}.conf`)], { stdio: 'ignore' }),
  )
  const stop = async () => {
    await Promise.all(children.map(end))
    rmSync(folder, { recursive: true, force: true })
  }
  const endpoint = `http://127.0.0.1:${portOf('proxy')}`
  const settings = {
    endpoint,
    region: 'us-east-1',
    bucket: 'easel',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
  }
  try {
    // All of them: the proxy leaves a server alone for a minute that was not there when it was needed.
    await Promise.all(ports.map(untilItAnswers))
    const client = new S3Client({
      endpoint,
      region: settings.region,
      forcePathStyle: true,
      credentials: settings,
      maxAttempts: 20,
    })
    await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  } catch (error) {
    await stop()
    throw error
  }
  return { settings, stop }
}

function makeRing(folder: string, name: string, port: number): void {
  const builder = join(folder, `${name}.builder`)
  for (const args of [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']])
    spawnSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' })
}

function common(folder: string, port: number): string {
  return `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env['USER'] ?? 'root'}
`
}

function storageServer(folder: string, name: string, port: number): string {
  return `${common(folder, port)}devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
disable_fallocate = true
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`
}

function proxyServer(folder: string, port: number): string {
  const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 'copy', 'slo', 'dlo']
  return `${common(folder, port)}[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# A busy machine is slow, not broken.
conn_timeout = 20
node_timeout = 60
recoverable_node_timeout = 60
error_suppression_limit = 1000000
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** Whatever the answer: a storage server knows no `/info`. */
async function untilItAnswers(port: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (await fetch(`http://127.0.0.1:${port}/info`).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Swift does not answer')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
