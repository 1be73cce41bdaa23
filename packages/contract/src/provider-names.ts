/** Display names of picture, speech and text providers, by id. */
const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  'built-in': 'Built-in engine',
  lettering: 'Text effects',
  imported: 'Imported',
  uploaded: 'Uploaded',
  replicate: 'Replicate',
  openai: 'OpenAI',
  'openai-compatible': 'Image server',
  runware: 'Runware',
  google: 'Google',
  fal: 'fal',
  sdapi: 'Stable Diffusion server',
  comfyui: 'ComfyUI',
  local: 'Local model',
  elevenlabs: 'ElevenLabs',
  'speech-server': 'Speech server',
}

/** Unknown ids, such as those of former providers, are shown as they are. */
export function providerName(id: string): string {
  return Object.hasOwn(PROVIDER_NAMES, id) ? (PROVIDER_NAMES[id] ?? id) : id
}
