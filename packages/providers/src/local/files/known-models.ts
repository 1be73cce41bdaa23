import type { OfferedModel, RemoteFile } from './manifest.ts'

/** A file of a Hugging Face repository at one commit. */
const hugging = (
  repository: string,
  commit: string,
  path: string,
  file: Omit<RemoteFile, 'urls' | 'isVerified'>,
): RemoteFile => ({
  ...file,
  isVerified: false,
  urls: [`https://huggingface.co/${repository}/resolve/${commit}/${path}`],
})

const apache = (statedAt: string) => ({
  name: 'Apache-2.0',
  url: 'https://www.apache.org/licenses/LICENSE-2.0.txt',
  statedAt,
})

/** As in sd-server's own guides for both: only active weights are in graphics memory. */
const ARGUMENTS = ['--diffusion-fa', '--offload-to-cpu']

/** Models on offer. Sizes and checksums are from public pages, not computed from the files. */
export const KNOWN_MODELS: readonly OfferedModel[] = [
  {
    id: 'z-image-turbo',
    label: 'Z-Image-Turbo, Q4_0',
    license: apache('https://huggingface.co/Tongyi-MAI/Z-Image-Turbo'),
    architecture: 'Z-Image',
    files: [
      {
        role: 'diffusion',
        ...hugging(
          'leejet/Z-Image-Turbo-GGUF',
          'c61c0e422dc8b541b7548cf33a4ef8302b0f8085',
          'z_image_turbo-Q4_0.gguf',
          {
            name: 'z_image_turbo-Q4_0.gguf',
            bytes: 3_683_370_944,
            sha256: '2bc57986874c84f7ec6d02d9d7070a53b0029954a0e38a6e1342eb91095572f5',
          },
        ),
      },
      {
        role: 'text-encoder',
        ...hugging(
          'unsloth/Qwen3-4B-Instruct-2507-GGUF',
          'a06e946bb6b655725eafa393f4a9745d460374c9',
          'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
          {
            name: 'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
            bytes: 2_497_281_120,
            sha256: '3605803b982cb64aead44f6c1b2ae36e3acdb41d8e46c8a94c6533bc4c67e597',
          },
        ),
      },
      {
        role: 'vae',
        ...hugging('Comfy-Org/z_image_turbo', 'main', 'split_files/vae/ae.safetensors', {
          name: 'ae.safetensors',
          bytes: 335_304_388,
          sha256: 'afc8e28272cd15db3919bacdb6918ce9c1ed22e96cb12c4d5ed0fba823529e38',
        }),
      },
    ],
    needs: { ramMb: 10_000, vramMb: 4_000 },
    defaults: { side: 1024, steps: 8, cfg: 1, sampler: 'euler', args: ARGUMENTS },
    abilities: { maxReferences: 1, editsByWords: false, negativePrompt: false },
  },
  {
    id: 'flux2-klein-4b',
    label: 'FLUX.2 klein 4B, Q4_0',
    license: apache('https://huggingface.co/black-forest-labs/FLUX.2-klein-4B'),
    architecture: 'FLUX.2',
    files: [
      {
        role: 'diffusion',
        ...hugging(
          'leejet/FLUX.2-klein-4B-GGUF',
          '3b1f5a9dc3abb32238b053aeb3d823c30afdacbd',
          'flux-2-klein-4b-Q4_0.gguf',
          {
            name: 'flux-2-klein-4b-Q4_0.gguf',
            bytes: 2_460_378_560,
            sha256: 'd1023499ef3f2f82ff7c50e6778495195c1b6cc34835741778868428111f9ff4',
          },
        ),
      },
      {
        role: 'text-encoder',
        ...hugging(
          'unsloth/Qwen3-4B-GGUF',
          '22c9fc8a8c7700b76a1789366280a6a5a1ad1120',
          'Qwen3-4B-Q4_K_M.gguf',
          {
            name: 'Qwen3-4B-Q4_K_M.gguf',
            bytes: 2_497_281_312,
            sha256: 'f6f851777709861056efcdad3af01da38b31223a3ba26e61a4f8bf3a2195813a',
          },
        ),
      },
      {
        role: 'vae',
        ...hugging(
          'black-forest-labs/FLUX.2-klein-4B',
          'e7b7dc27f91deacad38e78976d1f2b499d76a294',
          'vae/diffusion_pytorch_model.safetensors',
          {
            name: 'flux2-klein-vae.safetensors',
            bytes: 168_120_878,
            sha256: 'ca70d2202afe6415bdbcb8793ba8cd99fd159cfe6192381504d6c4d3036e0f04',
          },
        ),
      },
    ],
    needs: { ramMb: 8_000, vramMb: 4_000 },
    defaults: { side: 1024, steps: 4, cfg: 1, sampler: 'euler', args: ARGUMENTS },
    abilities: { maxReferences: 4, editsByWords: true, negativePrompt: false },
  },
  {
    // The program scales the model's own decoder, which would overflow in 16 bits.
    id: 'stable-diffusion-xl',
    label: 'Stable Diffusion XL 1.0, fp16',
    license: {
      name: 'CreativeML Open RAIL++-M',
      url: 'https://huggingface.co/stabilityai/stable-diffusion-xl-base-1.0/raw/main/LICENSE.md',
      statedAt: 'https://huggingface.co/stabilityai/stable-diffusion-xl-base-1.0',
    },
    architecture: 'SDXL',
    files: [
      {
        role: 'checkpoint',
        ...hugging(
          'stabilityai/stable-diffusion-xl-base-1.0',
          '462165984030d82259a11f4367a4eed129e94a7b',
          'sd_xl_base_1.0.safetensors',
          {
            name: 'sd_xl_base_1.0.safetensors',
            bytes: 6_938_078_334,
            sha256: '31e35c80fc4829d14f90153f4c74cd59c90b779f6afe05a74cd6120b893f7e5b',
          },
        ),
      },
    ],
    needs: { ramMb: 12_000, vramMb: 6_000 },
    defaults: { side: 1024, steps: 25, cfg: 6, sampler: 'euler_a', args: ARGUMENTS },
    abilities: { maxReferences: 1, editsByWords: false, negativePrompt: true },
  },
  {
    // For weak machines: 512 px pictures with less detail and less understanding of long prompts.
    id: 'stable-diffusion-1.5',
    label: 'Stable Diffusion 1.5, fp16',
    license: {
      name: 'CreativeML Open RAIL-M',
      url: 'https://huggingface.co/spaces/CompVis/stable-diffusion-license/raw/main/license.txt',
      statedAt: 'https://huggingface.co/Comfy-Org/stable-diffusion-v1-5-archive',
    },
    architecture: 'SD 1.x',
    files: [
      {
        role: 'checkpoint',
        ...hugging(
          'Comfy-Org/stable-diffusion-v1-5-archive',
          '9cfd069101959ca3828bf9c04a4419870832b74f',
          'v1-5-pruned-emaonly-fp16.safetensors',
          {
            name: 'v1-5-pruned-emaonly-fp16.safetensors',
            bytes: 2_132_696_762,
            sha256: 'e9476a13728cd75d8279f6ec8bad753a66a1957ca375a1464dc63b37db6e3916',
          },
        ),
      },
    ],
    needs: { ramMb: 4_000, vramMb: 3_000 },
    defaults: { side: 512, steps: 20, cfg: 7, sampler: 'euler_a', args: ['--diffusion-fa'] },
    abilities: { maxReferences: 1, editsByWords: false, negativePrompt: true },
  },
]
