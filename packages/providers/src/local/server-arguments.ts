import { dirname } from 'node:path'
import type { InstalledModel, ModelFileRole } from './installed-model.ts'

const FLAGS: Readonly<Record<ModelFileRole, string>> = {
  diffusion: '--diffusion-model',
  checkpoint: '--model',
  'text-encoder': '--llm',
  'clip-l': '--clip_l',
  t5: '--t5xxl',
  vae: '--vae',
  tae: '--tae',
}

/** Faster on a graphics card, but several times slower on a processor. */
const GPU_ONLY: readonly string[] = ['--fa', '--diffusion-fa', '--diffusion-conv-direct', '--vae-conv-direct']

/** Arguments of a server that listens on loopback only. Never `-v`, which logs prompts. */
export function serverArguments(
  { files, defaults }: Pick<InstalledModel, 'files' | 'defaults'>,
  at: {
    readonly port: number
    /** LoRA folder, or an empty one: by default it searches its working folder. */
    readonly loras: string
    /** The page that identifies our server. */
    readonly page: string
    readonly hasGpu: boolean
  },
): readonly string[] {
  return [
    ...['--listen-ip', '127.0.0.1', '--listen-port', String(at.port)],
    ...['--serve-html-path', at.page, '--lora-model-dir', at.loras],
    ...files.flatMap(({ role, path }) => [FLAGS[role], path]),
    // Without it, weights are loaded during the first picture, and a lack of memory shows only then.
    '--eager-load',
    // The server's default is the same seed for everything.
    ...['--seed', '-1'],
    ...defaults.args.filter((arg) => at.hasGpu || !GPU_ONLY.includes(arg)),
  ]
}

/** Variables that graphics drivers and the dynamic linker need. */
const PASSED_ON: readonly string[] = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SYSTEMROOT',
  'WINDIR',
  'LOCALAPPDATA',
  'XDG_RUNTIME_DIR',
  'CUDA_VISIBLE_DEVICES',
  'HIP_VISIBLE_DEVICES',
  'ROCR_VISIBLE_DEVICES',
  'HSA_OVERRIDE_GFX_VERSION',
  'GGML_VK_VISIBLE_DEVICES',
  'VK_ICD_FILENAMES',
  'VK_DRIVER_FILES',
]

/** A minimal environment: no keys, no database address. */
export function serverEnvironment(
  serverPath: string,
  // biome-ignore lint/style/noProcessEnv: a program inherits from the process, not from settings.
  ours: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): Record<string, string> {
  const passed = Object.entries(ours).filter(
    (pair): pair is [string, string] => PASSED_ON.includes(pair[0].toUpperCase()) && pair[1] !== undefined,
  )
  if (platform !== 'linux') return Object.fromEntries(passed)
  // Its libraries are beside it, where no linker searches by default.
  const libraries = [dirname(serverPath), ours['LD_LIBRARY_PATH']].filter((path) => path).join(':')
  return { ...Object.fromEntries(passed), LD_LIBRARY_PATH: libraries }
}
