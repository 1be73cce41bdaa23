import { expect, test } from 'vitest'
import type { InstalledModel } from './installed-model.ts'
import { serverArguments, serverEnvironment } from './server-arguments.ts'

const model: Pick<InstalledModel, 'files' | 'defaults'> = {
  files: [
    { role: 'diffusion', path: '/m/z.gguf' },
    { role: 'text-encoder', path: '/m/qwen.gguf' },
    { role: 'vae', path: '/m/ae.safetensors' },
  ],
  defaults: {
    side: 1024,
    steps: 9,
    cfg: 1,
    sampler: 'euler',
    args: ['--offload-to-cpu', '--diffusion-fa', '--vae-conv-direct'],
  },
}
const at = { port: 4711, loras: '/tmp/own', page: '/tmp/own/index.html' }

test('names each file by what it is, listens on this machine alone, and never writes prompts', () => {
  const args = serverArguments(model, { ...at, hasGpu: true })
  expect(args).toEqual([
    ...['--listen-ip', '127.0.0.1', '--listen-port', '4711'],
    ...['--serve-html-path', '/tmp/own/index.html', '--lora-model-dir', '/tmp/own'],
    ...['--diffusion-model', '/m/z.gguf', '--llm', '/m/qwen.gguf', '--vae', '/m/ae.safetensors'],
    ...['--eager-load', '--seed', '-1', '--offload-to-cpu', '--diffusion-fa', '--vae-conv-direct'],
  ])
})

test('what slows a processor down is left out without a graphics card', () => {
  const args = serverArguments(model, { ...at, hasGpu: false })
  expect(args.slice(-3)).toEqual(['--seed', '-1', '--offload-to-cpu'])
})

test('the program gets none of our secrets, and finds the libraries beside it', () => {
  const ours = {
    PATH: '/bin',
    Home: '/home/x',
    OPENAI_API_KEY: 'key',
    DATABASE_URL: 'postgres://',
    NODE_OPTIONS: '--inspect',
    LD_LIBRARY_PATH: '/opt/rocm/lib',
    CUDA_VISIBLE_DEVICES: '1',
  }
  expect(serverEnvironment('/models/sd/sd-server', ours, 'linux')).toEqual({
    PATH: '/bin',
    Home: '/home/x',
    CUDA_VISIBLE_DEVICES: '1',
    LD_LIBRARY_PATH: '/models/sd:/opt/rocm/lib',
  })
  expect(serverEnvironment('C:\\sd\\sd-server.exe', ours, 'win32')).not.toHaveProperty('LD_LIBRARY_PATH')
})
