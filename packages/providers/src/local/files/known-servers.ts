import type { Accelerator, RemoteFile, ServerBuild } from './manifest.ts'

const RELEASE = 'master-859-7f410a3'
/** The latest release whose size for Macs is known. */
const MAC_RELEASE = 'master-820-de298c2'

const archive = (name: string, bytes: number, sha256: string, release = RELEASE): RemoteFile => ({
  name,
  bytes,
  sha256,
  isVerified: false,
  urls: [`https://github.com/leejet/stable-diffusion.cpp/releases/download/${release}/${name}`],
})

const build = (
  os: ServerBuild['os'],
  arch: ServerBuild['arch'],
  accelerator: Accelerator,
  ...archives: readonly RemoteFile[]
): ServerBuild => ({ release: RELEASE, os, arch, accelerator, archives })

/** Builds of stable-diffusion.cpp (MIT). Sizes and checksums are from public pages, not computed from the files. */
export const KNOWN_SERVERS: readonly ServerBuild[] = [
  build(
    'linux',
    'x64',
    'vulkan',
    archive(
      'sd-master-7f410a3-bin-Linux-Ubuntu-24.04-x86_64-vulkan.zip',
      46_348_071,
      '3f10e3b00fc6574d014044e40c23db33d99d115e7c2ecf6ce8733fcc5287a743',
    ),
  ),
  build(
    'linux',
    'x64',
    'cpu',
    archive(
      'sd-master-7f410a3-bin-Linux-Ubuntu-24.04-x86_64.zip',
      33_224_779,
      '3f3e1a6b57a2e4d184aa9ea9ab916272ea92b4b79d5af667cad89d0a3edc2bc7',
    ),
  ),
  build(
    'win32',
    'x64',
    'vulkan',
    archive(
      'sd-master-7f410a3-bin-win-vulkan-x64.zip',
      38_957_132,
      '59a56c7e3e6ed87acc8c63d90116711474e9b363e75ba58b4e0448a8e4ba1f0b',
    ),
  ),
  build(
    'win32',
    'x64',
    'cpu',
    archive(
      'sd-master-7f410a3-bin-win-cpu-x64.zip',
      24_207_083,
      '38c58cd603e39f91a63fb4c854db4af19c6a15b642d3982ab3c5b336b05c1855',
    ),
  ),
  build(
    'win32',
    'x64',
    'cuda',
    archive(
      'sd-master-7f410a3-bin-win-cuda12-x64.zip',
      336_517_170,
      'b97beb83f471138d63d48354e006067a9d0e52fea47f6d20b3b45a3105062eb9',
    ),
    archive(
      'cudart-sd-bin-win-cu12-x64.zip',
      563_452_046,
      'fe20366827d357c00797eebb58244dddab7fd9a348d70090c3871004c320f38d',
    ),
  ),
  {
    release: MAC_RELEASE,
    os: 'darwin',
    arch: 'arm64',
    accelerator: 'metal',
    archives: [
      archive(
        'sd-master-de298c2-bin-Darwin-macOS-26.5.2-arm64.zip',
        49_908_841,
        '22ddba91714447fa885ef97cb4040dcb043ffc57531a441cb87737f69d72b7f5',
        MAC_RELEASE,
      ),
    ],
  },
]

/** Hosts of models and programs, and hosts to which they redirect. */
export const KNOWN_HOSTS: readonly string[] = [
  'huggingface.co',
  '*.huggingface.co',
  '*.hf.co',
  'github.com',
  'release-assets.githubusercontent.com',
  'objects.githubusercontent.com',
]
